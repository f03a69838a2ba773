import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import Check from 'lucide-react/icons/check';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { countryName } from '#app/text/country-name.ts';
import { useText } from '#app/text/text.ts';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import type { Airport } from '#shared/destination/facts/schema.ts';
import { limits } from '#shared/kernel/limits.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { airportText, countryOf, findAirports, isUnknown } from './airports.ts';
import css from './airport-field.module.css';
import type { StepProps } from './step-props.ts';

/**
 * The airport that one sets out from: chosen from a list by name or code, or any text. Without the catalogue it is a
 * plain field.
 */
export function AirportField({ draft, act }: Pick<StepProps, 'draft' | 'act'>) {
  const { t, language } = useText();
  const id = useId();
  const catalogue = useCatalogue();
  const [isOpen, setOpen] = useState(false);
  const [hasTyped, setTyped] = useState(false);
  const [at, setAt] = useState(-1);
  const box = useRef<HTMLDivElement>(null);
  const found =
    isOpen && catalogue.kind === 'ready'
      ? findAirports(catalogue.value.core, draft.originCountryIso2, hasTyped ? draft.originAirport : '')
      : [];
  const notFound = useMemo(
    () => catalogue.kind === 'ready' && isUnknown(catalogue.value.core, draft.originCountryIso2, draft.originAirport),
    [catalogue, draft.originCountryIso2, draft.originAirport],
  );
  const shows = isOpen && found.length > 0;
  const close = () => {
    setOpen(false);
    setTyped(false);
    setAt(-1);
  };
  const choose = (airport: Airport) => {
    act({ kind: 'setAirport', text: airportText(language, airport) });
    const country = countryOf(airport);
    if (country) act({ kind: 'setOrigin', country });
    close();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = found[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (found.length > 0)
        setAt((before) => (before + step + found.length + (before < 0 && step < 0 ? 1 : 0)) % found.length);
    } else if (event.key === 'Enter' && shows) {
      event.preventDefault();
      if (chosen) choose(chosen);
      else close();
    } else if (event.key === 'Escape' && shows) {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div
      className={css.airport}
      ref={box}
      onBlur={(event) => {
        if (!(event.relatedTarget instanceof Node && box.current?.contains(event.relatedTarget))) close();
      }}
    >
      <Field
        label={t('survey.origin.airport')}
        optionalNote={t('survey.origin.optional')}
        hint={t('survey.origin.airportHint')}
      >
        <TextInput
          role="combobox"
          aria-expanded={shows}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
          value={draft.originAirport}
          maxLength={limits.nameLength}
          autoComplete="off"
          placeholder={t('survey.origin.airportExample')}
          onFocus={() => {
            setOpen(true);
          }}
          onClick={() => {
            setOpen(true);
          }}
          onKeyDown={keys}
          onChange={(event) => {
            act({ kind: 'setAirport', text: event.target.value });
            setTyped(true);
            setOpen(true);
            setAt(-1);
          }}
        />
      </Field>
      <p className="small soft" role="status">
        {notFound && t('survey.origin.airportUnknown')}
      </p>
      <ul
        id={`${id}-list`}
        className={css.list}
        role="listbox"
        // Browsers let Tab stop at what scrolls.
        tabIndex={-1}
        aria-label={t('survey.origin.airports')}
        hidden={!shows}
      >
        {found.map((airport, index) => (
          <li
            key={airport.iata}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            // The field keeps the focus.
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              choose(airport);
            }}
          >
            <b>{airport.iata}</b>
            <span>
              {nameIn(language, airport)}
              <small>{countryName(language, airport.iso2)}</small>
            </span>
            {draft.originAirport.includes(`(${airport.iata})`) && <Check className="icon" aria-hidden="true" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
