import { GroupReplica } from '#shared/kernel/replica.ts';
import { exploreCountries } from '#shared/explore/answers.ts';
import type { Core } from '#shared/destination/core/read-core.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { mainOrigins, ranges, tripTypes } from '#shared/travel/options.ts';
import { mostImported } from '#server/destination/import/importer.ts';
import { aFriend, rowList } from '#test/shared/recommendation/groups.ts';

/**
 * What answering costs on this machine's processor, without network and disk: explore for a visitor, and the countries
 * of a group, over the whole catalogue and over one with as many imported cities as an instance may have. Processor
 * time of the whole process, so what else runs here counts little. Growth is the exponent of cost by size: 1 is as much
 * again for as many again.
 */
const groupSizes = [1, 12, 100] as const;
const rounds = 12;
const runsPerRound = 15;
/** The aim of `docs/benchmarks.md`: explore and a group of 12 over the whole catalogue. */
const reachMs = 5;
const day = '2026-11-20';

interface Line {
  what: string;
  leastMs: number;
}

export function benchScoring(core: Core): void {
  const crowded = withCities(core, core.cities.length + mostImported.cities);
  const write = (text: string) => {
    process.stdout.write(`${text}\n`);
  };
  write(
    `Explore and group scoring, processor time per answer, ${rounds} rounds of ${runsPerRound} (the least: what disturbs only adds); to reach: ${reachMs} ms for a group of 12`,
  );
  for (const [name, catalogue] of [
    ['the catalogue', core],
    ['with all imports', crowded],
  ] as const) {
    write(`   ${name}, ${catalogue.cities.length} cities`);
    const explored = timed('explore countries, one visitor', () =>
      exploreCountries({
        core: catalogue,
        day,
        filters: { origin: 'KR', range: 'intl_mid', mainType: 'relax', subcats: [], budgetTier: null },
      }),
    );
    const grouped = groupSizes.map((size) =>
      timed(`recommend countries, group of ${size}`, groupQuestion(catalogue, size)),
    );
    for (const { what, leastMs } of [explored, ...grouped]) write(`   ${what.padEnd(45)} ${leastMs.toFixed(1)} ms`);
    const [one, twelve, hundred] = grouped.map(({ leastMs }) => leastMs);
    write(
      `   growth by members                             1 to 12: ${exponent(one, twelve, 12)}  12 to 100: ${exponent(twelve, hundred, 100 / 12)}`,
    );
  }
}

/** Members of different tastes, origins and purses, who have all answered. */
function groupQuestion(core: Core, size: number): () => unknown {
  const friends = Array.from({ length: size }, (_, index) =>
    aFriend(
      {
        mainType: tripTypes[index % tripTypes.length] ?? 'relax',
        originCountryIso2: mainOrigins[index % mainOrigins.length] ?? 'KR',
        range: ranges[(index + 2) % ranges.length] ?? 'intl_mid',
        otherDescription: tripTypes[index % tripTypes.length] === 'other' ? 'anything' : null,
        subcats: [],
      },
      { travelStyles: [], activityLevel: index % 11 },
    ),
  );
  const rows = new GroupReplica(rowList(friends));
  return () => recommend<'countries'>({ rows, core, day, stage: { at: 'countries' } });
}

function timed(what: string, work: () => unknown): Line {
  const round = () => {
    const from = process.cpuUsage();
    for (let run = 0; run < runsPerRound; run += 1) work();
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000 / runsPerRound;
  };
  round();
  return { what, leastMs: Math.min(...Array.from({ length: rounds }, round)) };
}

const exponent = (small: number | undefined, large: number | undefined, times: number): string =>
  (Math.log((large ?? 1) / (small ?? 1)) / Math.log(times)).toFixed(2);

/** The same cities again, a little beside themselves. */
function withCities(core: Core, count: number): Core {
  const added = Array.from({ length: count - core.cities.length }, (_, index) => {
    const city = core.cities[index % core.cities.length];
    if (city === undefined) throw new Error('the catalogue has no cities');
    return {
      ...city,
      id: `${city.id}-${index}`,
      slug: `${city.slug}-${index}`,
      coords: { lat: city.coords.lat + 0.1, lng: city.coords.lng },
    };
  });
  return { ...core, cities: [...core.cities, ...added] };
}
