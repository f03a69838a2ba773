import type { ScoredCore } from './catalogue.ts';
import { heardOnce, normalized } from './heard-texts.ts';
import { placesIn } from './names-in.ts';

/** Whose trip it is, in which season or for what: it stands between a place and the word for a trip. */
const kind =
  '(?:가족|효도|우정|먹방|온천|골프|스키|봄|여름|가을|겨울|벚꽃|단풍|신혼|졸업|배낭|놀러|家族|卒業|温泉|スキー|女子|春|夏|秋|冬|亲子|毕业|自由|[\\d~-]{1,5}(?:년|월|박|일|泊|日|天|年|月))';
/** "유럽 10일", "Lisbon 2027": what follows the place says that it is where a trip goes. */
const isGoal = new RegExp(
  `^도?[\\s,~·-]{0,2}(?:(?:으?로|에|へ|に|の|之)\\s?)?(?:${kind}\\s?){0,3}(?:여행|투어|휴가|일주|한\\s?달|살이|가자|가즈아|갈래|가요|가기|떠나|\\d+\\s?[박일주]|旅|ツアー|行こう|[\\d一二三四五六七八九十两]+\\s?[泊日天]|游|之?行$|(?:(?:road|ski|golf|food|family|summer|winter|spring|autumn|city|beach|weekend|girls'?|boys'?|\\d+\\W?days?) )?(?:road ?)?(?:trip|tour|getaway|holidays?|vacation|weekend|escape|break|backpacking|honeymoon|or bust)\\b|20\\d\\d)`,
  'iu',
);
const isGoalBehind =
  /(?:\b(?:trip|tour|go(?:ing)?|off|fly|flying|break|summer|winter|weekend|days?|weeks?|holidays?|vacation|honeymoon|visit(?:ing)?|see you) (?:to|in|around|across) (?:the )?|\b(?:viaje|escapada|ruta|vacaciones|luna de miel|finde|fin de semana|d[ií]as|vamos|nos vamos) (?:a|al|por|en|de) (?:la |el |los |las )?|\b(?:voyage|s[ée]jour|week-?end|vacances|escapade|jours|semaine|lune de miel|road ?trip) (?:[àa]|aux?|en|dans|de) (?:la |le |les |l['’])?|去|飞|游)$/iu;
const hasWords = /\p{L}/u;

/**
 * The places of a group's name where it says that the trip goes there ("유럽 10일", "Trip to Lisbon", "제주🌴"); else
 * nothing: those of "부산 친구들" may only live there.
 */
export function tripOf(name: string, core: ScoredCore): string {
  return hear(core)(normalized(name).replace(/\p{Extended_Pictographic}/gu, ' '));
}

const heard = new WeakMap<ScoredCore, (name: string) => string>();
function hear(core: ScoredCore): (name: string) => string {
  const known = heard.get(core) ?? heardOnce((name) => placesOfTrip(name, core));
  heard.set(core, known);
  return known;
}

function placesOfTrip(name: string, core: ScoredCore): string {
  const places = placesIn(name, core);
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [before, behind] = [name.slice(0, first.start), name.slice(last.end)];
  const isAlone = places.length === 1 && !hasWords.test(before + behind);
  return isAlone || isGoal.test(behind) || isGoalBehind.test(before) ? name.slice(first.start, last.end) : '';
}
