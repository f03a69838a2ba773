import type { ComponentType } from 'react';
import Frown from 'lucide-react/icons/frown';
import Meh from 'lucide-react/icons/meh';
import Smile from 'lucide-react/icons/smile';
import { formatSentences } from '#app/text/formats.ts';
import { useText, type Translate } from '#app/text/text.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { cx } from '#app/ui/cx.ts';
import { vars } from '#app/ui/vars.ts';
import css from './fit-faces.module.css';
import type { FitCounts } from './fit-counts.ts';

/** More than these are a bar with numbers. */
const mostFaces = 12;

const icons: Record<'good' | 'fair' | 'poor', ComponentType<{ className?: string }>> = {
  good: Smile,
  fair: Meh,
  poor: Frown,
};
const kinds = ['good', 'fair', 'poor'] as const;

/** How many it suits, from good to bad, without names; in words for whoever does not see them. */
export function Faces({ counts, small }: { counts: FitCounts; small?: boolean }) {
  const { t, language } = useText();
  const all = kinds.reduce((sum, kind) => sum + counts[kind], counts.waiting);
  if (all === 0) return null;
  const sentence = fitSentence(t, language, counts);
  if (all > mostFaces) return <FitBar counts={counts} all={all} sentence={sentence} />;
  return (
    <p className={cx(css.faces, small && css.small)} role="img" aria-label={sentence}>
      {kinds.flatMap((kind) =>
        Array.from({ length: counts[kind] }, (_, index) => <Face key={kind + index} of={kind} />),
      )}
      {Array.from({ length: counts.waiting }, (_, index) => (
        <i key={index} className={cx(css.face, css.waiting)} />
      ))}
    </p>
  );
}

export function Face({ of }: { of: 'good' | 'fair' | 'poor' }) {
  const Icon = icons[of];
  return (
    <i className={cx(css.face, css[of])} aria-hidden="true">
      <Icon className="icon" />
    </i>
  );
}

function FitBar({ counts, all, sentence }: { counts: FitCounts; all: number; sentence: string }) {
  return (
    <p className={css.many} role="img" aria-label={sentence}>
      <span className={css.bar}>
        {kinds.map((kind) => (
          <i key={kind} className={css[kind]} style={vars({ '--part': counts[kind] / all })} />
        ))}
      </span>
      {kinds.map((kind) => (
        <span key={kind} className={css.count}>
          <Face of={kind} />
          {counts[kind]}
        </span>
      ))}
    </p>
  );
}

/** "Good for 5 of you. So-so for 1." */
export function fitSentence(t: Translate, language: Language, { good, fair, poor, waiting }: FitCounts): string {
  const isAll = fair + poor + waiting === 0 && good > 1;
  const sentences = [
    good === 0 ? t('fit.none') : t(isAll ? 'fit.all' : 'fit.some', { count: good }),
    fair > 0 && t('fit.fairFor', { count: fair }),
    poor > 0 && t('fit.poorFor', { count: poor }),
    waiting > 0 && t('fit.waitingFor', { count: waiting }),
  ];
  return formatSentences(
    language,
    sentences.filter((one) => one !== false),
  );
}
