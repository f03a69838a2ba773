/** `291/300` once little more fits: what is typed after the end is not taken. */
export const lengthHint = (text: string, most: number): string | undefined =>
  text.length >= most * 0.9 ? `${text.length}/${most}` : undefined;
