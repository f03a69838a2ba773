import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { type Fault, ImportError } from './import-error.ts';
import { readLines } from './read-lines.ts';

/** Bytes that one feature may have, and how deep it may nest. */
export const largestFeature = 1024 * 1024;
const deepest = 40;

/** Each feature of RFC 8142 begins with one. */
const recordSeparator = '\u001e';

export interface FoundFeature {
  readonly line: number;
  /** Not checked yet: any JSON value. */
  readonly feature: unknown;
}

/**
 * `{"type":"FeatureCollection","features":[...]}`, on one line or many: features one by one, each with the line that it
 * begins on.
 */
export async function* readCollection(bytes: AsyncIterable<Buffer>): AsyncGenerator<FoundFeature | Fault> {
  const found: FoundFeature[] = [];
  const state = { line: 1, beganAt: 1, depth: 0, sinceFeature: 0 };
  const parser = new TokenParser({ paths: ['$.features.*'], keepStack: false });
  parser.onValue = ({ value }) => {
    found.push({ line: state.beganAt, feature: value });
    state.sinceFeature = 0;
  };
  const tokenizer = new Tokenizer();
  tokenizer.onToken = (token) => {
    if (state.depth === 2 && token.token !== TokenType.COMMA) state.beganAt = state.line;
    if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) {
      state.depth += 1;
      if (state.depth > deepest) throw new ImportError(`Line ${state.line}: nested more than ${deepest} deep.`);
    } else if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET) {
      state.depth -= 1;
    }
    parser.write(token);
  };
  const refuse = (error: Error): void => {
    throw error instanceof ImportError ? error : new ImportError(`Line ${state.line}: no JSON.`);
  };
  tokenizer.onError = refuse;
  parser.onError = refuse;
  for await (const chunk of bytes) {
    // Line by line, so that the line is known when a token comes.
    for (let start = 0; start < chunk.length;) {
      const end = chunk.indexOf(0x0a, start);
      const piece = chunk.subarray(start, end < 0 ? chunk.length : end + 1);
      state.sinceFeature += piece.length;
      tokenizer.write(piece);
      if (state.sinceFeature > largestFeature)
        throw new ImportError(`Line ${state.beganAt}: a feature of more than ${largestFeature / 1024} KiB.`);
      if (end >= 0) state.line += 1;
      start += piece.length;
    }
    yield* found.splice(0);
  }
  if (state.depth > 0) throw new ImportError(`Line ${state.line}: the JSON ends too early.`);
}

/** A feature per line (GeoJSONSeq, .geojsonl); a broken line is left out. */
export async function* readSequence(bytes: AsyncIterable<Buffer>): AsyncGenerator<FoundFeature | Fault> {
  for await (const { line, text } of readLines(bytes, largestFeature)) {
    if (text === undefined) {
      yield { line, fault: `a feature of more than ${largestFeature / 1024} KiB` };
      continue;
    }
    const json = (text.startsWith(recordSeparator) ? text.slice(1) : text).trim();
    if (json === '') continue;
    const feature = parsed(json);
    yield feature === undefined ? { line, fault: 'no JSON' } : { line, feature };
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
