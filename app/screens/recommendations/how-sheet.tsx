import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { scoreParts } from '#shared/recommendation/score-parts.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { showFit } from '#app/local/group/show-fit.ts';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Sheet } from '#app/ui/sheet.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { vars } from '#app/ui/vars.ts';
import { isMeasured, type Candidate } from './candidate.ts';
import type { Ground } from './ground.ts';
import css from './how-sheet.module.css';

/**
 * What each candidate's score is made of, what the figures are, and whether the others see by name how it suits the
 * reader.
 */
export function HowSheet({
  ground: {
    group: { view, session },
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
  const measured = candidates
    .filter(({ card }) => isMeasured(card))
    .map((one) => ({ ...one, parts: scoreParts(profile, one.city) }));
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('recommendations.how.title')}
      text={<p className="small">{t('recommendations.how.text')}</p>}
      closeLabel={t('common.close')}
    >
      <ol className={css.list}>
        {measured.map(({ id, name, number, card, parts }) => (
          <li key={id}>
            <h3 className="title-3">
              {number}. {name}{' '}
              <span className="note">{t('recommendations.score', { score: formatScore(language, card.score) })}</span>
            </h3>
            <dl className={css.parts}>
              {parts.map(({ feature, score, of }) => (
                <div key={feature}>
                  <dt>
                    {t(`recommendations.how.part.${feature}`)} {/* Nobody is asked how many people go there. */}
                    {feature !== 'pull' && <span className="note">{t('recommendations.how.of', { count: of })}</span>}
                  </dt>
                  <dd>{formatScore(language, score)}</dd>
                  <i aria-hidden="true" style={vars({ '--part': score / 10 })} />
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {measured.some(({ parts }) => parts.some(({ feature }) => feature === 'budget')) && (
        <p className="note">{t('recommendations.how.budget')}</p>
      )}
      {session && <NameSwitch session={session} isOn={view.get('member', session.memberId)?.data.showsFit === true} />}
      <p className="note">{t('recommendations.journey.note')}</p>
    </Sheet>
  );
}

function NameSwitch({ session, isOn }: { session: StoredSession; isOn: boolean }) {
  const { t } = useText();
  const { run } = useWrite();
  return (
    <Switch
      checked={isOn}
      text={t('recommendations.named.text')}
      onChange={(isShown) => {
        void run((device) => showFit(device, session, isShown));
      }}
    >
      {t('recommendations.named.switch')}
    </Switch>
  );
}
