import { useEffect, useId, useRef } from 'react';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { countryName } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { limits } from '#shared/kernel/limits.ts';
import { originCountries, ranges, type OriginCountry } from '#shared/travel/options.ts';
import { StopText } from '#app/parts/answering/stop-text.tsx';
import type { StepProps } from './step-props.ts';
import css from './survey.module.css';

/** Step 2: where from, and how far. A finger or mouse that chooses how far goes on; arrow keys only choose. */
export function OriginStep({ draft, act, reasons, onNext }: StepProps & { onNext: () => void }) {
  const { t, language } = useText();
  const errorId = useId();
  const goOn = useCalmly(onNext);
  const isPointer = useRef(false);
  return (
    <div className="stack gap-8">
      <div className={css.two}>
        <Field label={t('survey.origin.country')} required>
          <Select
            value={draft.originCountryIso2}
            onChange={(event) => act({ kind: 'setOrigin', country: event.target.value as OriginCountry })}
          >
            {originCountries.map((iso2) => (
              <option key={iso2} value={iso2}>
                {countryName(language, iso2)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('survey.origin.airport')}
          optionalNote={t('survey.origin.optional')}
          hint={t('survey.origin.airportHint')}
        >
          <TextInput
            value={draft.originAirport}
            maxLength={limits.nameLength}
            autoComplete="off"
            placeholder={t('survey.origin.airportExample')}
            onChange={(event) => act({ kind: 'setAirport', text: event.target.value })}
          />
        </Field>
      </div>
      <div
        className="stack gap-3"
        onPointerDown={() => {
          isPointer.current = true;
        }}
        onKeyDown={() => {
          isPointer.current = false;
        }}
      >
        <ChoiceGroup
          className={css.quad}
          legend={t('survey.origin.distance')}
          options={ranges.map((value) => ({
            value,
            title: t(`survey.range.${value}`),
            text: t(`survey.rangeText.${value}`),
          }))}
          value={draft.range}
          onChange={(range) => {
            act({ kind: 'setDistance', range });
            if (isPointer.current) goOn();
          }}
          describedBy={errorId}
          required
        />
        <StopText id={errorId} reason={reasons[0]} />
      </div>
    </div>
  );
}

/** So long the choice is seen before the next step comes: `--calm` of the design. */
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
