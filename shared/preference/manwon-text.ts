/** The most that one budget of the default survey may be, in ten thousand won (`preferenceAnswers`). */
export const manwonMaximum = 100_000;

export type TypedManwon =
  | { kind: 'empty' }
  | { kind: 'manwon'; manwon: number }
  | { kind: 'unreadable' }
  | { kind: 'too_large' };

/**
 * What somebody typed as ten thousand won: `35`, `1,200`, `3.5`, also with its unit (`35만`, `35만 원`) and in full-width
 * digits. A sum in won (`350000`) is too large on purpose: it is not converted.
 */
export function readManwon(typed: string): TypedManwon {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { kind: 'empty' };
  const head = text.replace(/\s*[만万萬]\s*원?$/u, '');
  const isNumber = /^\d{1,12}(\.\d{1,4})?$/.test(head) || /^\d{1,3}(,\d{3})+(\.\d{1,4})?$/.test(head);
  if (!isNumber) return { kind: 'unreadable' };
  const manwon = Number(head.replaceAll(',', ''));
  return manwon > manwonMaximum ? { kind: 'too_large' } : { kind: 'manwon', manwon };
}
