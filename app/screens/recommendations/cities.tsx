import { useMemo } from 'react';
import type { Country } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { CityCard } from '#shared/recommendation/cards.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { authored } from '#app/parts/destination/words.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { BasisLine } from './basis-line.tsx';
import { formatPeople } from './figures.ts';
import type { Ground } from './ground.ts';
import { Pick, TopPick } from './pick.tsx';
import css from './recommendations.module.css';
import { searchOf, type Spot } from './spot.ts';
import { StageFoot } from './stage-foot.tsx';
import { StageHead } from './stage-head.tsx';

/** A page of the group flow (specification section 9). */
const limit = 10;

/** One country's cities, best first. */
export function Cities({ ground, country }: { ground: Ground; country: Country }) {
  const { t, language } = useText();
  const {
    group: { view, session },
    core,
    day,
    isPreview,
  } = ground;
  const found = useMemo(
    () => recommend<'cities'>({ rows: view, core, day, stage: { at: 'cities', countryId: country.id, limit } }),
    [view, core, day, country],
  );
  const [first, ...rest] = found.cards;
  const spot: Spot = { at: 'cities', country: country.slug };
  const names = { country: nameIn(language, country), city: first ? nameIn(language, first.city) : '' };
  const props = (card: CityCard) => ({
    card,
    name: nameIn(language, card.city),
    facts: (
      <>
        <span className="note">
          {card.city.population === null
            ? t('recommendations.cities.noPeople')
            : t('recommendations.cities.people', { n: formatPeople(language, card.city.population) })}
        </span>
        {card.city.isCapital && <Badge>{t('explore.capital')}</Badge>}
      </>
    ),
    cover: card.city.coverImage,
    city: card.city,
    line: authored(language, card.city.lineKo, card.city.lineEn),
    to: { search: searchOf({ at: 'types', country: country.slug, city: card.city.slug }, isPreview) },
    counted: found.basis.n,
    me: session?.memberId,
  });
  return (
    <>
      <StageHead
        ground={ground}
        spot={spot}
        country={country}
        basis={found.basis}
        title={
          found.basis.k > 0 && first
            ? t('recommendations.cities.title', names)
            : t('recommendations.cities.titleNone', names)
        }
      >
        <BasisLine basis={found.basis} trip={found.trip}>
          {found.isWidened && t('recommendations.widenedCities')}
        </BasisLine>
      </StageHead>
      {first ? (
        <TopPick {...props(first)} go={t('recommendations.cities.see')} />
      ) : (
        <Empty title={t('recommendations.cities.none')} />
      )}
      {rest.length > 0 && (
        <>
          <h2 className="visually-hidden">{t('recommendations.cities.list')}</h2>
          <ol className={css.picks}>
            {rest.map((card) => (
              <li key={card.id}>
                <Pick {...props(card)} said={first?.reasons ?? []} />
              </li>
            ))}
          </ol>
        </>
      )}
      <StageFoot ground={ground} legend={found.basis.k > 0} />
    </>
  );
}
