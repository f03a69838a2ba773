import { daysBetween } from '#shared/calendar/civil-date.ts';
import type { Basis } from '#shared/recommendation/prior.ts';
import type { Trip } from '#shared/recommendation/trip.ts';
import { formatRange, formatSentences, unbroken } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';

interface BasisLineProps {
  basis: Basis;
  trip: Trip;
  /** Somebody's texts speak of a wheelchair. */
  asksStepFree: boolean;
  children?: string | false;
}

/** From what it was computed: how many answers, and which trip; and what could not be checked. */
export function BasisLine({ basis, trip, asksStepFree, children }: BasisLineProps) {
  const { t, language } = useText();
  const days = t('recommendations.days', { count: trip.days });
  const { window, span } = trip;
  const freeDays = span ? daysBetween(span.from, span.to) + 1 : 0;
  const from =
    basis.k === 0
      ? t('recommendations.basis.none')
      : basis.k < basis.n
        ? t('recommendations.basis.some', { count: basis.k, total: basis.n })
        : t('recommendations.basis.all', { count: basis.k });
  const on =
    basis.k === 0
      ? ''
      : window
        ? t(`recommendations.trip.${freeDays > trip.days ? 'within' : 'when'}`, {
            when: unbroken(formatRange(language, window)).replaceAll(/[ \u2009]/gu, '\u00a0'),
            days,
            free: t('recommendations.days', { count: freeDays }),
          })
        : t('recommendations.trip.noDates', { days });
  return (
    <>
      <p className="small soft">{formatSentences(language, [from, on, children || ''].filter(Boolean))}</p>
      {asksStepFree && <p>{t('fit.stepFree')}</p>}
    </>
  );
}
