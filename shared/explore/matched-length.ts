import { initialsOf, isInitials } from './hangul.ts';

/**
 * How many characters at the beginning of a name a text stands for: the same letters, or their Korean initials; 0 where
 * it is found otherwise.
 */
export function matchedLength(name: string, typed: string): number {
  const isMatched = isInitials(typed)
    ? initialsOf(name.slice(0, typed.length)) === typed
    : name.toLowerCase().startsWith(typed.toLowerCase());
  return isMatched ? typed.length : 0;
}
