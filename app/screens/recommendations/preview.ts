/** The query of the recommendations before everybody has answered. */
export const previewSearch = '?preview=1';
export const isPreviewIn = (query: URLSearchParams): boolean => query.has('preview');
