import { useText } from '#app/text/text.ts';
import { vars } from '#app/ui/vars.ts';
import css from './fit-word.module.css';

/** From these scores on (out of ten, rounded to one decimal as they are shown). */
const words = [
  ['great', 8.5],
  ['good', 7],
  ['fine', 5],
  ['poor', 0],
] as const;

/** How well a place fits an explorer, as a bar and a word. */
export function FitWord({ score }: { score: number }) {
  const { t } = useText();
  const [word] = words.find(([, from]) => score >= from) ?? words[3];
  return (
    <span className={css.fit}>
      <i aria-hidden="true" style={vars({ '--part': score / 10 })} />
      {t(`explore.fit.${word}`)}
    </span>
  );
}
