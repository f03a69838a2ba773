import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { scoreParts } from '#shared/recommendation/score-parts.ts';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Sheet } from '#app/ui/sheet.tsx';
import { vars } from '#app/ui/vars.ts';
import { isMeasured, type Candidate } from './candidate.ts';
import type { Ground } from './ground.ts';
import css from './how-sheet.module.css';

/** What each candidate's score is made of, and what the figures are. */
export function HowSheet({
  ground: {
    group: { view },
    core,
    day,
  },
  candidates,
  onClose,
}: {
  ground: Ground;
  candidates: readonly Candidate[];
  onClose: () => void;
}) {
  const { t, language } = useText();
  const profile = profileOfGroup(view, core, day);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('recommendations.how.title')}
      text={<p className="small">{t('recommendations.how.text')}</p>}
      closeLabel={t('common.close')}
    >
      <ol className={css.list}>
        {candidates
          .filter(({ card }) => isMeasured(card))
          .map(({ id, name, number, city, card }) => (
            <li key={id}>
              <h3 className="title-3">
                {number}. {name}{' '}
                <span className="note">{t('recommendations.score', { score: formatScore(language, card.score) })}</span>
              </h3>
              <dl className={css.parts}>
                {scoreParts(profile, city).map(({ feature, score, of }) => (
                  <div key={feature}>
                    <dt>
                      {t(`recommendations.how.part.${feature}`)}{' '}
                      <span className="note">{t('recommendations.how.of', { count: of })}</span>
                    </dt>
                    <dd>{formatScore(language, score)}</dd>
                    <i aria-hidden="true" style={vars({ '--part': score / 10 })} />
                  </div>
                ))}
              </dl>
            </li>
          ))}
      </ol>
      <p className="note">{t('recommendations.journey.note')}</p>
    </Sheet>
  );
}
