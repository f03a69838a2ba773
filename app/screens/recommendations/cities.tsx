import { useMemo } from 'react';
import type { Country } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { useLines } from '#app/local/catalogue/lines.ts';
import { formatPeople } from '#app/parts/destination/words.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { BasisLine } from './basis-line.tsx';
import type { Offer } from './candidate.ts';
import { Candidates } from './candidates.tsx';
import type { Ground } from './ground.ts';
import { searchOf } from './spot.ts';
import { StageFoot } from './stage-foot.tsx';
import { StageHead } from './stage-head.tsx';
import { useCandidates } from './use-candidates.ts';

/** How many cities a page of the group flow holds. */
const limit = 10;

/** One country's cities, best first. */
export function Cities({ ground, country }: { ground: Ground; country: Country }) {
  const { t, language } = useText();
  const lineOf = useLines(language);
  const {
    group: { view },
    core,
    day,
    isPreview,
  } = ground;
  const found = useMemo(
    () => recommend<'cities'>({ rows: view, core, day, stage: { at: 'cities', countryId: country.id, limit } }),
    [view, core, day, country],
  );
  const candidates = useCandidates(
    ground,
    found.cards.map((card): Offer => {
      const { city } = card;
      const name = nameIn(language, city);
      return {
        id: card.id,
        card,
        city,
        name,
        meta: (
          <>
            {city.isCapital && <Badge>{t('explore.capital')}</Badge>}{' '}
            {city.population === null
              ? t('recommendations.cities.noPeople')
              : t('recommendations.cities.people', { n: formatPeople(language, city.population) })}
          </>
        ),
        line: lineOf(city),
        to: { search: searchOf({ at: 'types', country: country.slug, city: city.slug }, isPreview) },
        go: t('recommendations.cities.see', { city: name }),
      };
    }),
  );
  const [first] = candidates;
  const names = { country: nameIn(language, country), city: first?.name ?? '' };
  const title =
    found.basis.k > 0 && first
      ? t('recommendations.cities.title', names)
      : t('recommendations.cities.titleNone', names);
  const head = (told: string) => (
    <StageHead
      ground={ground}
      spot={{ at: 'cities', country: country.slug }}
      country={country}
      basis={found.basis}
      title={told}
    >
      <BasisLine {...found}>{found.isWidened && t('recommendations.widenedCities')}</BasisLine>
    </StageHead>
  );
  return (
    <>
      {first ? (
        <Candidates
          title={title}
          head={head}
          ground={ground}
          candidates={candidates}
          basis={found.basis}
          trip={found.trip}
        />
      ) : (
        <>
          {head(title)}
          <Empty title={t('recommendations.cities.none')} />
        </>
      )}
      <StageFoot ground={ground} legend={found.basis.k > 0} />
    </>
  );
}
