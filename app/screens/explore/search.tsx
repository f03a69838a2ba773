import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DestinationSearch, type SearchResult } from '#shared/explore/destination-search.ts';
import { matchedLength } from '#shared/explore/search.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationCover } from '#app/parts/destination/cover.tsx';
import { SearchField } from '#app/parts/destination/search-field.tsx';
import { useOtherNames } from '#app/parts/destination/use-other-names.ts';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import css from './search.module.css';

/** Finds countries and cities by name, as the reader types; arrow keys move through the results, Enter opens one, Escape clears. */
export function Search({ catalogue }: { catalogue: Catalogue | undefined }) {
  const { t, language } = useText();
  const { links } = useDestinationAddress();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const others = useOtherNames(typed !== '');
  const search = useMemo(() => catalogue && new DestinationSearch(catalogue.core, others), [catalogue, others]);
  const results = useMemo(() => search?.find(typed) ?? [], [search, typed]);
  const isAsked = search !== undefined && typed.trim() !== '';
  const write = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const addressOf = (result: SearchResult) =>
    result.kind === 'country'
      ? links.country(result.country.slug, null)
      : links.city(catalogue?.findCountry(catalogue.core, result.city.iso2)?.slug ?? '', result.city.slug);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = results[active];
    if (event.key === 'ArrowDown' && results.length > 0) setActive((active + 1) % results.length);
    else if (event.key === 'ArrowUp' && results.length > 0) setActive((active - 1 + results.length) % results.length);
    else if (event.key === 'Enter' && chosen) void navigate(addressOf(chosen));
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
        onKeyDown={onKeyDown}
        enterKeyHint="go"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={results.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={results.length > 0 ? `${id}-${active}` : undefined}
      />
      <ul className={css.results} id={`${id}-list`} role="listbox" aria-label={t('explore.search.label')}>
        {catalogue &&
          results.map((result, index) => (
            <li
              key={keyOf(result)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={cx(css.result, index === active && css.active)}
            >
              {/* The option is what is announced; the link is for the pointer. */}
              <Link to={addressOf(result)} tabIndex={-1}>
                <Result result={result} typed={typed.trim()} language={language} catalogue={catalogue} />
              </Link>
            </li>
          ))}
      </ul>
    </search>
  );
}

const keyOf = (result: SearchResult): string =>
  result.kind === 'country' ? `country ${result.country.id}` : `city ${result.city.id}`;

interface ResultProps {
  result: SearchResult;
  typed: string;
  language: Language;
  catalogue: Catalogue;
}

/** A small picture, the name with what was matched, its country and its name in English. */
function Result({ result, typed, language, catalogue }: ResultProps) {
  const { t } = useText();
  const named = result.kind === 'country' ? result.country : result.city;
  const country = catalogue.findCountry(catalogue.core, named.iso2);
  const name = nameIn(language, named);
  const matched = matchedLength(name, typed);
  const where =
    result.kind === 'country'
      ? t(`explore.continent.${result.country.continent}`)
      : country && nameIn(language, country);
  const others = [where, named.nameEn === name ? undefined : named.nameEn].filter((one) => one !== undefined);
  return (
    <>
      <DestinationCover
        className={css.cover}
        src={country?.coverImage ?? ''}
        square="narrow"
        city={result.kind === 'city' ? result.city : undefined}
      />
      <span className={css.words}>
        <span className="strong">
          <mark className={css.match}>{name.slice(0, matched)}</mark>
          {name.slice(matched)}
        </span>
        <span className="small soft">{formatList(language, others)}</span>
      </span>
    </>
  );
}
