import ArrowRight from 'lucide-react/icons/arrow-right';
import { paths } from '#app/kernel/paths.ts';
import { ratesNote } from '#app/parts/trip/rates-note.ts';
import { formatSentences } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Face } from '#app/parts/destination/fit-faces.tsx';
import type { Ground } from './ground.ts';
import css from './recommendations.module.css';

/** What the faces and the figures mean, and the ways back to the answers and on to the vote. */
export function StageFoot({ ground: { group, data, currency }, legend = true }: { ground: Ground; legend?: boolean }) {
  const { t, language } = useText();
  return (
    <footer className={css.foot}>
      {legend && (
        <div className="stack gap-2">
          <p className={css.legend}>
            <span className={css.legendTitle}>{t('fit.legend')}</span>
            <span>
              <Face of="good" /> {t('fit.good')}
            </span>
            <span>
              <Face of="fair" /> {t('fit.part')}
            </span>
            <span>
              <Face of="poor" /> {t('fit.bad')}
            </span>
          </p>
          <p className="note">
            {formatSentences(language, [t('recommendations.journey.note'), ...ratesNote(t, language, currency)])}
          </p>
        </div>
      )}
      <nav className={css.links} aria-label={t('recommendations.links.label')}>
        <ButtonLink variant="plain" size="small" to={paths.groupSummary(group.groupId)}>
          {t('recommendations.links.summary')}
        </ButtonLink>
        <ButtonLink variant="edge" size="small" to={paths.results(data.shareUrl)}>
          {t('recommendations.links.results')}
          <ArrowRight className="icon" aria-hidden="true" />
        </ButtonLink>
      </nav>
    </footer>
  );
}
