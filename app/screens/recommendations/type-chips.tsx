import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { City, Country, Place } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { useChosenInRow } from '#app/parts/destination/chosen-in-row.ts';
import chips from '#app/parts/destination/type-chips.module.css';
import { sentenceGap } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import type { Ground } from './ground.ts';
import { hasKinds, kindsOf, placesOf, richestCity, type Chosen } from './place-choice.ts';
import css from './places.module.css';
import { searchOf, type Spot } from './spot.ts';
import { TypeChip } from './type-chip.tsx';

interface TypeChipsProps {
  ground: Ground;
  country: Country;
  city: City;
  /** Of the whole country. */
  places: readonly Place[];
  chosen: Chosen | undefined;
}

/** The kinds of trip with how many places each has here; one without any says where there are some. */
export function TypeChips({ ground, country, city, places, chosen }: TypeChipsProps) {
  const { t } = useText();
  const { group, core, day, isPreview } = ground;
  const [missed, setMissed] = useState<Chosen>();
  const here = places.filter(({ cityId }) => cityId === city.id);
  const { cards } = recommend<'types'>({ rows: group.view, core, day, stage: { at: 'types' } });
  const most = Math.max(...cards.map(({ share }) => share));
  const isAlone = cards.filter(({ share }) => share === most).length === 1;
  const chip = (one: Chosen | undefined, isOn: boolean, isWanted = false) => (
    <TypeChip
      chosen={one}
      count={(one ? placesOf(here, one) : here).length}
      isOn={isOn}
      isWanted={isWanted}
      to={{ search: searchOf(spotOf(country, city, one), isPreview) }}
      onNone={() => {
        setMissed(one);
      }}
    />
  );
  const row = useChosenInRow<HTMLUListElement>(chosen?.type);
  const open = chosen && hasKinds(chosen.type) ? chosen.type : undefined;
  return (
    <div className={css.types}>
      <ul ref={row} className={chips.chips} aria-label={t('recommendations.types.label')}>
        <li>{chip(undefined, chosen === undefined)}</li>
        {cards.map(({ type, share }) => (
          <li key={type}>{chip({ type }, chosen?.type === type, isAlone && share === most)}</li>
        ))}
      </ul>
      {open && (
        <ul className={chips.chips} aria-label={t(`recommendations.types.kindsOf.${open}`)}>
          {kindsOf(open).map((one) => (
            <li key={one.kind}>{chip(one, chosen !== undefined && 'kind' in chosen && chosen.kind === one.kind)}</li>
          ))}
        </ul>
      )}
      <p role="status" className={css.elsewhere}>
        {missed && <Elsewhere ground={ground} country={country} city={city} places={places} missed={missed} />}
      </p>
    </div>
  );
}

/** Sightseeing and leisure wait for their second choice. */
function spotOf({ slug: country }: Country, { slug: city }: City, chosen: Chosen | undefined): Spot {
  if (!chosen) return { at: 'types', country, city };
  if ('kind' in chosen) return { at: 'places', country, city, choice: chosen };
  const { type } = chosen;
  return hasKinds(type)
    ? { at: 'types', country, city, open: type }
    : { at: 'places', country, city, choice: { type } };
}

/**
 * Never a dead end: the city of the country that has the most of what is missing here; where none has any, the other
 * candidates.
 */
function Elsewhere({
  ground: { core, isPreview },
  country,
  city,
  places,
  missed,
}: Omit<TypeChipsProps, 'chosen'> & { missed: Chosen }) {
  const { t, language } = useText();
  const richest = richestCity(places, city.id, missed);
  const other = richest && core.cities.find(({ id }) => id === richest.cityId);
  const here = nameIn(language, city);
  const what = missed.type === 'golf' || missed.type === 'ski' || missed.type === 'fishing' ? missed.type : 'other';
  return (
    <>
      <span>{t(`recommendations.types.none.${what}`, { city: here })}</span>
      {sentenceGap(language)}
      {other ? (
        <Link to={{ search: searchOf(spotOf(country, other, missed), isPreview) }}>
          {t('recommendations.types.elsewhere', { city: nameIn(language, other), count: richest.count })}
        </Link>
      ) : (
        <Link to={{ search: searchOf({ at: 'countries' }, isPreview) }}>
          {t('recommendations.types.elsewhereNone')}
        </Link>
      )}
    </>
  );
}
