import { Face } from '#app/parts/destination/fit-faces.tsx';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import type { NamedMembers } from './candidate.ts';
import css from './named-fit.module.css';

/** Whom it suits, and whom not, of those who want that to be seen. */
export function NamedFit({ named }: { named: readonly NamedMembers[] }) {
  const { t, language } = useText();
  if (named.length === 0) return null;
  return (
    <ul className={css.named}>
      {named.map(({ fit, names }) => {
        const list = formatList(language, names);
        return (
          <li key={fit}>
            <Face of={fit} />
            <span aria-hidden="true">{list}</span>
            <span className="visually-hidden">{t(`recommendations.named.${fit}`, { names: list })}</span>
          </li>
        );
      })}
    </ul>
  );
}
