import {
  has,
  inEgypt,
  inEurope,
  inJapan,
  type Rule,
  says,
  withGables,
  withMesas,
} from '#shared/scene/kinds/evidence.ts';

/** What stands there, told by a name or by the line that describes it. */
const built: readonly Rule[] = [
  { words: /opera\b|\btheat(er|re)\b|teatro|philharmon|concert hall|puppet|water show/i, name: 'stage' },
  { words: /lighthouse/i, name: 'lighthouse' },
  { words: /bell tower|belfry|clock tower|big ben|zytglogge|campanile/i, name: 'clock-tower' },
  { words: /windmills\b/i, name: 'windmill' },
  { words: /buddha\b|dordenma|daibutsu/i, name: 'buddha' },
  { words: /statue|\bchrist the|equestrian/i, name: 'monument' },
  {
    words: /\b(arc|arco|arch|gate|gateway|patuxai)\b/i,
    name: 'gate',
    where: (place) => !has(place, 'beach') && !says(place, /\bdam\b/i),
  },
  {
    words: /\b(square|plaza|platz|piazza|marienplatz|grand-place|place de)\b/i,
    name: 'square',
    where: (place) => withGables(place) && !has(place, 'viewpoint'),
  },
  { words: /\bstation\b|metro\b/i, name: 'train', where: (place) => has(place, 'architecture') },
];
/** Words that lines use of other things too. */
const builtByName: readonly Rule[] = [
  { words: /\bbridge\b|ponte\b/i, name: 'bridge' },
  ...built,
  {
    words: /tower\b|towers\b|skytree|skyscraper|\b101\b|\bburj\b|sky ?deck|sky ?park|sky building|mahanakhon|ping an/i,
    name: 'tower',
    where: (place) => !has(place, 'history', 'church', 'castle', 'temple', 'ruins', 'old-town'),
  },
  { words: /fort\b|fortress|city wall|great wall|\bwalls\b|citadel|bastion|ramparts/i, name: 'fort' },
];

/** What one rides. */
const rides: readonly Rule[] = [
  { words: /balloon/i, name: 'balloons' },
  { words: /funicular/i, name: 'train' },
  {
    words: /cable cars?\b|gondola\b|ropeway|t[eé]l[eé]f[eé]ri|skycab|aerial tram|tramway/i,
    name: 'cable-car',
    where: (place) => !place.id.endsWith('/cable-cars') && !says(place, /funicular/i),
  },
  {
    words: /\b(trains?|railway|railroad|trams?|funicular|cable cars|locomotives?)\b/i,
    name: 'train',
  },
];

/** Forms of the land that a tag does not tell. */
const land: readonly Rule[] = [
  { words: /travertines?|white terraces|cotton castle/i, name: 'white-terraces' },
  {
    words: /\bhells (of|valley)|boiling|fumarole|geyser|geothermal|sulph?ur|steam(ing)? (vents?|valley|volcanic)/i,
    name: 'steam-vents',
  },
  { words: /\btea\b.*\b(fields?|plantations?|hills?|terraces?|slopes)\b|tea fields/i, name: 'tea-hills' },
  { words: /rice (terraces?|paddies)|terraced rice/i, name: 'rice-terraces' },
  { words: /bamboo/i, name: 'bamboo' },
];
const village: Rule = {
  words: /\b(village|houses|lanes|murals?)\b[^.]*\b(hill|hillside|slopes?|cliffs?|stepped)\b|culture village/i,
  name: 'hill-village',
};
export const coastWords =
  /\b(cape|cliffs?|sea ?cliffs?|coast|coastal|headland|promontory|sea stacks?|seaside|shore|ocean)\b/i;
const coast: Rule = {
  words: coastWords,
  name: 'coast-path',
  where: (place) => !has(place, 'lake', 'river', 'mountain', 'desert'),
};
export const forestWords = /\b(forests?|woods|grove|redwoods?|cedars?|jungle|rainforest|mossy|yews|metasequoia\w*)\b/i;

/** What a sight is called. */
export const names: readonly Rule[] = [...rides, ...builtByName, village, ...land, coast];
/** What the line of a landmark, a building or a memory says that it is. */
export const lines: readonly Rule[] = [...rides, ...built, ...land];
/**
 * What a line says that one sees from a viewpoint is not what stands there: of it only the land and what one rides
 * count.
 */
export const views: readonly Rule[] = [...rides, village, ...land, { words: /lighthouse/i, name: 'lighthouse' }, coast];

export const animals: readonly Rule[] = [
  { words: /monkeys?|macaques?|orangutans?|gibbons?/i, name: 'monkeys' },
  { words: /penguins?/i, name: 'penguins' },
  { words: /whales?\b|\bhumpbacks?/i, name: 'whale' },
  { words: /dolphins?/i, name: 'dolphin' },
  { words: /giraffes?/i, name: 'giraffe' },
  { words: /elephants?/i, name: 'elephant' },
  { words: /turtles?|tortoises?/i, name: 'turtle' },
  { words: /\b(birds?|birdlife|waterbirds?|cranes?|herons?|wetlands?|flamingos?)\b/i, name: 'heron' },
];

export const tanks: readonly Rule[] = [
  { words: /\bzoo\b|safari|animal kingdom|bear park|panda/i, name: 'zoo' },
  {
    words: /aquarium|aqua planet|ocean (center|park|life)|oceanarium|sea ?world|sea ?life|marine (biology|park)/i,
    name: 'aquarium',
  },
];

export const peaks: readonly Rule[] = [
  { words: /table mountain|flat-topped/i, name: 'table-mountain' },
  ...land,
  { words: /volcan|\bcraters?\b|caldera/i, name: 'volcano' },
  {
    words: /grand canyon|red rocks?|red cliffs|sandstone|\bmesas?\b|buttes?|monolith/i,
    name: 'mesa',
    where: withMesas,
  },
];

export const deserts: readonly Rule[] = [
  { words: /salt/i, name: 'salt-flat' },
  { words: /rock|canyon|valley|domes|cliffs/i, name: 'mesa' },
  { words: /camel/i, name: 'camels' },
];

export const remains: readonly Rule[] = [
  { words: /pyramids/i, name: 'pyramids', where: inEgypt },
  { words: /buddha/i, name: 'buddha' },
];

export const strongholds: readonly Rule[] = [
  { words: /\w/, name: 'keep', where: inJapan },
  { words: /fort\b|fortress|walls?\b|bastion|citadel|cittadella|ramparts/i, name: 'fort' },
  { words: /\w/, name: 'castle', where: inEurope },
];

export const onWater: readonly Rule[] = [
  { words: /kayak|raft|canoe|paddl/i, name: 'kayak' },
  { words: /(?<!wind|kite)surf/i, name: 'surfing' },
];
