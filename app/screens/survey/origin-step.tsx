import { useEffect, useId, useRef } from 'react';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { OriginCountry } from '#shared/travel/options.ts';
import { OriginOptions } from '#app/parts/answering/origin-options.tsx';
import { StopText } from '#app/parts/answering/stop-text.tsx';
import { AirportField } from './airport-field.tsx';
import { RingMap, useKnownCities } from './ring-map.tsx';
import type { KnownGroup, StepProps } from './step-props.ts';
import css from './survey.module.css';

/**
 * Step 2: where from, and how far. A finger or mouse that chooses how far goes on; arrow keys only choose, Enter goes
 * on.
 */
export function OriginStep({
  draft,
  act,
  reasons,
  known,
  onNext,
}: StepProps & { known: KnownGroup | undefined; onNext: () => void }) {
  const { t } = useText();
  const errorId = useId();
  const goOn = useCalmly(onNext);
  const isPointer = useRef(false);
  return (
    <div className="stack gap-6">
      <div className={css.where}>
        <Field label={t('survey.origin.country')} required>
          <Select
            value={draft.originCountryIso2}
            onChange={(event) => act({ kind: 'setOrigin', country: event.target.value as OriginCountry })}
          >
            <OriginOptions />
          </Select>
        </Field>
        <AirportField draft={draft} act={act} />
      </div>
      <Reach draft={draft} known={known} />
      <StopText id={errorId} reason={reasons[0]} />
      <div
        onPointerDown={() => {
          isPointer.current = true;
        }}
        onKeyDown={(event) => {
          isPointer.current = false;
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.target.click();
          goOn();
        }}
      >
        <RingMap
          country={draft.originCountryIso2}
          airport={draft.originAirport}
          value={draft.range}
          describedBy={errorId}
          onChange={(range) => {
            act({ kind: 'setDistance', range });
            if (isPointer.current) goOn();
          }}
        />
      </div>
    </div>
  );
}

/** Fewer friends than this are not told of: one would be named by it. */
const fewestFriends = 2;
const mostCities = 3;

/** What the chosen distance means: cities by name, and how many friends chose it too. */
function Reach({ draft, known }: Pick<StepProps, 'draft'> & { known: KnownGroup | undefined }) {
  const { t, language } = useText();
  const { range } = draft;
  const names = useKnownCities(draft.originCountryIso2, draft.originAirport, range, mostCities).map((city) =>
    nameIn(language, city),
  );
  const answers = known?.group.view.list('simpleResponse') ?? [];
  const friends = answers.filter((one) => one.id !== known?.memberId && one.data.payload.range === range).length;
  return (
    <div role="status" className="stack gap-1">
      {range ? (
        <>
          <p className="strong">
            {t('survey.origin.chosen', { range: t(`survey.range.${range}`), text: t(`survey.rangeText.${range}`) })}
          </p>
          {names.length > 0 && (
            <p className="small soft">{t('survey.origin.cities', { cities: formatList(language, names) })}</p>
          )}
          {friends >= fewestFriends && (
            <p className="small soft">{t('survey.origin.friendsToo', { count: friends })}</p>
          )}
        </>
      ) : (
        <p className="strong">{t('survey.origin.pick')}</p>
      )}
    </div>
  );
}

/** So long the choice is seen before the next step comes: the duration `--calm` of `app/ui/tokens.css`. */
const calmMs = 220;

function useCalmly(act: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      latest.current();
    }, calmMs);
  };
}
