import type { Basis } from '#shared/recommendation/prior.ts';
import type { Trip } from '#shared/recommendation/trip.ts';
import { formatRange, formatSentences, unbroken } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';

/** From what it was computed: how many answers, and which trip. */
export function BasisLine({ basis, trip, children }: { basis: Basis; trip: Trip; children?: string | false }) {
  const { t, language } = useText();
  const days = t('recommendations.days', { count: trip.days });
  const from =
    basis.k === 0
      ? t('recommendations.basis.none')
      : basis.k < basis.n
        ? t('recommendations.basis.some', { count: basis.k, total: basis.n })
        : t('recommendations.basis.all', { count: basis.k });
  const on =
    basis.k === 0
      ? ''
      : trip.window
        ? t('recommendations.trip.when', {
            when: unbroken(formatRange(language, trip.window)).replaceAll(/[ \u2009]/gu, '\u00a0'),
            days,
          })
        : t('recommendations.trip.noDates', { days });
  return <p className="small soft">{formatSentences(language, [from, on, children || ''].filter(Boolean))}</p>;
}
