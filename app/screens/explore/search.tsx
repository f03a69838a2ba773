import { Suspense, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { recentCities } from '#app/local/catalogue/recent-cities.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { SearchField } from '#app/parts/destination/search-field.tsx';
import { useText } from '#app/text/text.ts';
import { laterPart } from '#app/ui/later.tsx';
import { addressOf } from './found-address.ts';
import css from './search.module.css';
import { useFinder } from './use-finder.ts';
import { usualMonth } from './usual-month.ts';
import { useWrittenAtRest, type SearchAddress } from './use-search-address.ts';

const noAnswer = { results: [], best: undefined, missing: undefined };

const Results = laterPart(() => import('./search-results.tsx').then((m) => m.Results));

/**
 * Finds countries, cities and places by name, as the reader types. It opens with the first letter, and with a tap into
 * the field where cities were looked at before: the page is then its results alone. Arrow keys move through them, Enter
 * opens one, Escape clears and closes.
 */
export function Search({ catalogue, address }: { catalogue: Catalogue | undefined; address: SearchAddress }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const id = useId();
  const isOpen = address.written !== undefined;
  const [typed, setTyped] = useState(address.written ?? '');
  const [active, setActive] = useState(0);
  const [isWanted, setWanted] = useState(isOpen);
  const finder = useFinder(catalogue, language, isWanted);
  const {
    filters: { origin, month },
    links,
  } = useDestinationAddress();
  const answer = useMemo(
    () => finder?.answer(typed, { origin, chosen: month, usual: usualMonth }) ?? noAnswer,
    [finder, typed, origin, month],
  );
  const { results } = answer;
  const isAsked = finder !== undefined && typed.trim() !== '';
  const [isLeft, setLeft] = useState(false);
  useWrittenAtRest(typed, address, isLeft);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // The page is drawn as open some time after it was asked for: the next letter must not add another entry to the
  // history.
  const [isOpening, setOpening] = useState(false);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setOpening(false);
    setLeft(false);
    if (!isOpen) setTyped('');
  }
  const open = () => {
    if (isOpen || isOpening) return;
    setOpening(true);
    address.open();
  };
  const write = (text: string) => {
    setTyped(text);
    setActive(0);
    setLeft(false);
    if (text !== '') open();
  };
  /** Back leads here, also where what was typed has not been at rest. */
  const leave = () => {
    setLeft(true);
    address.write(typed);
  };
  const close = () => {
    setLeft(true);
    address.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = results[active];
    const to = catalogue && chosen && addressOf(catalogue, links, chosen);
    if (event.key === 'ArrowDown' && results.length > 0) setActive((active + 1) % results.length);
    else if (event.key === 'ArrowUp' && results.length > 0) setActive((active - 1 + results.length) % results.length);
    else if (event.key === 'Enter' && to) {
      leave();
      void navigate(to);
    } else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };
  return (
    <search className={css.search}>
      <SearchField
        label={t('explore.search.label')}
        placeholder={t('explore.search.placeholder')}
        typed={typed}
        onType={write}
        found={isAsked ? results.length : undefined}
        said={answer.missing && t('explore.search.missing', { name: answer.missing })}
        onKeyDown={onKeyDown}
        onFocus={() => {
          setWanted(true);
        }}
        onClick={() => {
          if (recentCities().length > 0) open();
        }}
        {...(isOpen && { onClose: close })}
        enterKeyHint="go"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={results.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={results.length > 0 ? `${id}-${active}` : undefined}
      />
      {isOpen && catalogue && (
        <Suspense>
          <Results id={id} catalogue={catalogue} answer={answer} active={active} typed={typed.trim()} onLeave={leave} />
        </Suspense>
      )}
    </search>
  );
}
