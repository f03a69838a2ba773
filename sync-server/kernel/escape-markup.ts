/** Text as it stands in HTML or SVG, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
