import { useMemo } from 'react';
import Compass from 'lucide-react/icons/compass';
import Coffee from 'lucide-react/icons/coffee';
import Fish from 'lucide-react/icons/fish';
import Footprints from 'lucide-react/icons/footprints';
import Landmark from 'lucide-react/icons/landmark';
import LandPlot from 'lucide-react/icons/land-plot';
import Mountain from 'lucide-react/icons/mountain';
import Palette from 'lucide-react/icons/palette';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Snowflake from 'lucide-react/icons/snowflake';
import Utensils from 'lucide-react/icons/utensils';
import FerrisWheel from 'lucide-react/icons/ferris-wheel';
import type { City, Country } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { placesFor } from '#shared/recommendation/places.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { generalKinds, leisureKinds, type TravelChoice, type TravelType } from '#shared/recommendation/travel-types.ts';
import { useCountryPlaces } from '#app/local/catalogue/catalogue.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { GoRow } from '#app/ui/go-row.tsx';
import type { Ground } from './ground.ts';
import css from './recommendations.module.css';
import { searchOf, type Spot } from './spot.ts';
import { StageFoot } from './stage-foot.tsx';
import { StageHead } from './stage-head.tsx';
import { openedId } from './use-arrival.ts';

const typeIcons: Record<TravelType, typeof Compass> = {
  general: Landmark,
  leisure: Coffee,
  golf: LandPlot,
  ski: Snowflake,
  fishing: Fish,
  other: Compass,
};
const kindIcons = {
  culture: Palette,
  nature: Mountain,
  shopping: ShoppingBag,
  dining: Utensils,
  walking: Footprints,
  activity: FerrisWheel,
} as const;

interface TypesProps {
  ground: Ground;
  country: Country;
  city: City;
  /** Sightseeing and leisure have a second choice. */
  open?: 'general' | 'leisure' | undefined;
}

/** How to travel there, what the group wants most first. */
export function Types({ ground, country, city, open }: TypesProps) {
  const { t, language } = useText();
  const {
    group: { view },
    core,
    day,
    isPreview,
  } = ground;
  const wanted = useMemo(
    () => recommend<'types'>({ rows: view, core, day, stage: { at: 'types' } }),
    [view, core, day],
  );
  const loaded = useCountryPlaces(country.iso2);
  const places = loaded.kind === 'ready' ? loaded.value.filter((place) => place.cityId === city.id) : undefined;
  /** How many places a choice leads to; unknown until the country's places are here. */
  const count = (choice: TravelChoice) => places && placesFor(places, choice).length;
  const at = { country: country.slug, city: city.slug };
  const spot: Spot = { at: 'types', ...at };
  const most = Math.max(...wanted.cards.map(({ share }) => share));
  const linkTo = (to: Spot) => ({ search: searchOf(to, isPreview) });
  const choose = (type: TravelType): Spot =>
    type === 'general' || type === 'leisure' ? { ...spot, open: type } : { at: 'places', ...at, choice: { type } };
  return (
    <>
      <StageHead
        ground={ground}
        spot={spot}
        country={country}
        city={city}
        basis={wanted.basis}
        title={t('recommendations.types.title', { city: nameIn(language, city) })}
      >
        <p className="soft">{t('recommendations.types.lead')}</p>
      </StageHead>
      <ul className={css.types}>
        {wanted.cards.map(({ type, share }) => {
          const Icon = typeIcons[type];
          const found = type === 'general' || type === 'leisure' ? undefined : count({ type });
          return (
            <li key={type}>
              <GoRow
                locked={found === 0}
                to={linkTo(choose(type))}
                className={open === type ? css.opened : undefined}
                aria-current={open === type ? 'true' : undefined}
                icon={<Icon className="icon" aria-hidden="true" />}
                title={
                  <span className={css.typeName}>
                    {t(`recommendations.types.name.${type}`)}
                    {share > 0 && share === most && (
                      <Badge tone="done" icon={null} className={css.wanted}>
                        {t('recommendations.types.wanted')}
                      </Badge>
                    )}
                    <Count of={found} />
                  </span>
                }
                text={
                  found === 0 && type !== 'general' && type !== 'leisure'
                    ? t(`recommendations.types.none.${type}`)
                    : t(`recommendations.types.text.${type}`)
                }
              />
            </li>
          );
        })}
      </ul>
      {open && (
        <section className={css.kinds} aria-labelledby={openedId} key={open}>
          <h2 className="title-2" id={openedId} tabIndex={-1}>
            {t(`recommendations.types.kindsOf.${open}`)}
          </h2>
          <ul className={css.types}>
            {kindsOf(open).map((choice) => {
              const Icon = kindIcons[choice.kind];
              const found = count(choice);
              return (
                <li key={choice.kind}>
                  <GoRow
                    locked={found === 0}
                    to={linkTo({ at: 'places', ...at, choice })}
                    icon={<Icon className="icon" aria-hidden="true" />}
                    title={
                      <span className={css.typeName}>
                        {t(`recommendations.types.kind.${choice.kind}`)}
                        <Count of={found} />
                      </span>
                    }
                    text={
                      found === 0
                        ? t('recommendations.types.none.other')
                        : t(`recommendations.types.kindText.${choice.kind}`)
                    }
                  />
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <StageFoot ground={ground} legend={false} />
    </>
  );
}

function Count({ of }: { of: number | undefined }) {
  const { t } = useText();
  return of ? <span className="note">{t('recommendations.types.count', { count: of })}</span> : null;
}

function kindsOf(type: 'general' | 'leisure'): Extract<TravelChoice, { kind: string }>[] {
  return type === 'general'
    ? generalKinds.map((kind) => ({ type, kind }))
    : leisureKinds.map((kind) => ({ type, kind }));
}
