/** A line without its end. */
export interface Line {
  /** 1 is the first. */
  readonly line: number;
  /** `undefined`: longer than the bound, and dropped. */
  readonly text: string | undefined;
}

/** Lines of UTF-8 text, ended by LF or CRLF; never more than `mostCharacters` of one in memory. */
export async function* readLines(bytes: AsyncIterable<Buffer>, mostCharacters: number): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let begun: string | undefined = '';
  let line = 1;
  const add = (text: string) => {
    begun = begun === undefined || begun.length + text.length > mostCharacters ? undefined : begun + text;
  };
  for await (const chunk of bytes) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    for (const [index, part] of parts.entries()) {
      add(part);
      if (index === parts.length - 1) break;
      yield { line, text: begun?.replace(/\r$/, '') };
      begun = '';
      line += 1;
    }
  }
  add(decoder.decode());
  if (begun !== '') yield { line, text: begun };
}
