import { heardOnce } from './heard-texts.ts';

/** What free text says beside wishes and names of places. */
export interface Particulars {
  mostFlightHours: number | undefined;
  /** Whether it should be cool or warm there. */
  warmth: 'cool' | 'warm' | undefined;
  isQuiet: boolean;
  /** Nobody wants to change planes. */
  isDirect: boolean;
  /** With small children or old people, or by their own words: a long way from the airport is a burden, and so is a change of planes. */
  isSpared: boolean;
  /** By rail, bus or ship: nobody flies on a trip within the own country. */
  isByLand: boolean;
  /** Several countries on one journey. */
  isRoundTrip: boolean;
  /** Months of storms are to be avoided. */
  isStormShy: boolean;
  /** Somebody there should speak the own language. */
  isOwnLanguage: boolean;
  /** Stairs and steep streets are a burden. */
  isLevel: boolean;
  /** Nobody wants to apply for a visa. */
  isVisaFree: boolean;
}

/** A flight and its hours in either order, with the word that makes them a limit. */
const limits: readonly RegExp[] = [
  /비행(?:기|시간)?[^.\d]{0,8}(\d{1,2})\s*시간\s*(?:넘|이상|이내|안|까지|미만|이하|정도까지)/u,
  /(?:flight|fly|flying|plane)[^.\d]{0,24}(?:under|max|maximum|less than|no more than|at most|up to)\s*(\d{1,2})\s*h/iu,
  /(?:under|max|maximum|less than|no more than|at most)\s*(\d{1,2})\s*(?:h|hours?|hrs?)[^.]{0,12}(?:flight|fly|plane|in the air)/iu,
  /(?:飛行機|フライト|飛行時間)[^。\d]{0,8}(\d{1,2})\s*時間\s*(?:以内|まで|未満|くらいまで)/u,
  /(?:飞行|飞机|飛行|飛機)[^。\d]{0,8}(\d{1,2})\s*(?:个|個)?(?:小时|小時)(?:以内|之内|内|內)/u,
  /(?:vuelo|avión|vol|avion)[^.\d]{0,24}(?:máximo|menos de|maximum|moins de|max)\s*(\d{1,2})\s*h/iu,
];
/** Without a number a long flight is one of more than so many hours. */
const longFlightHours = 5;
const noLongFlight =
  /비행기?[^.]{0,6}(?:오래|길게|긴)[^.]{0,10}(?:싫|힘들|못|안)|장거리[^.]{0,8}(?:싫|말고|힘들|못)|(?:no|hate|avoid|without)\s+(?:the\s+|any\s+)?long[- ](?:haul|flights?)|長時間の?(?:フライト|飛行機)[^。]{0,6}(?:嫌|無理|苦手|きつ|なし)|不(?:想|要|能)[^。,，]{0,4}(?:飞|飛|坐)太久|飞行时间不要太长|sin vuelos largos|pas de longs? vols?/iu;

const cool =
  /避暑|피서|시원|선선|凉快|涼快|涼し|不要太热|不太热|더운\s?(?:거|데|곳)\s?(?:싫|말고)|not too hot|hate[^.]{0,14}heat|cool(?:er)? weather|somewhere cool|fresquito|au frais|sin calor|pas trop chaud|暑(?:いの|さ)[^。]{0,4}(?:苦手|嫌)|怕热/iu;
const warm = /따뜻|따듯|더운\s?나라|暖か|暖和|温暖的|warm|tropical|c[áa]lido|calor\b|au chaud|soleil/iu;

const quiet =
  /no crowds|hate[^.]{0,10}crowds|quiet|peaceful|사람\s?많은\s?(?:데|곳|거)|붐비|조용|한적|人混み|静か|人少|安静|清静|不要人多|sin multitud|tranquil|au calme|sans la foule/iu;
const direct =
  /직항|갈아타|환승|direct flight|non-?stop|no (?:layovers?|connections?|changes)|直行便|乗り継ぎ|直飞|直飛|转机|轉機|转太多|vuelo directo|sin escalas|vol direct|sans escale/iu;
const spared =
  /돌쟁이|아기랑|애기|할머니|할아버지|(?<!\d)[1-6]살|공항에서[^.]{0,12}가까|toddler|baby|infant|grandm|grandp|near the airport|赤ちゃん|乳児|祖母|祖父|おばあ|おじい|转太多|奶奶|爷爷|外婆|(?<!\d)[1-4]岁|[一两三]岁|宝宝|beb[ée]|abuel[ao]|grand-?m[èe]re/iu;
const byLand =
  /뚜벅이|기차|버스로|ktx|차\s?없이|by train|by bus|by rail|no car|without a car|don't drive|電車|新幹線|列車|車なし|坐火车|高铁|高鐵|火车|搭火車|en tren|en train|sin coche|sans voiture/iu;
const manyCountries =
  /여러\s?나라|몇\s?개국|유럽\s?일주|several countries|many countries|multiple countries|country[- ]hopping|interrail|eurail|数か国|何カ国|周遊|几个国家|多国|好几个国家|varios pa[íi]ses|plusieurs pays/iu;
const storms =
  /태풍|장마|typhoon|hurricane|monsoon|rainy season|台風|梅雨|台风|颱風|雨季|huracan|tif[óo]n|ouragan|typhon/iu;
const ownLanguage =
  /(?:한국말|한국어)[^.]{0,6}(?:되|가능|통하|하는)|중국어\s?(?:되|가능)|日本語(?:が|の|で)[^。]{0,5}(?:通じ|OK|対応|ガイド)|中文(?:服务|服務|导游|導遊|可以)|会说中文|spanish[- ]speaking|hablen espa|parle fran/iu;
const level =
  /계단|무릎|휠체어|다리가?\s?(?:아프|불편)|stairs|wheelchair|bad (?:knees?|hip|leg)|her hip|his hip|her knees?|his knees?|階段|車椅子|足が悪|膝|扶梯|楼梯|樓梯|轮椅|輪椅|腿脚|膝盖|silla de ruedas|escaleras|rodillas|fauteuil roulant|escaliers|genoux/iu;
const visaFree =
  /visa[- ]?free|no visa|without (?:a )?visa|easy visa|visa hassle|무비자|비자\s?없이|비자\s?필요\s?없|ビザなし|ビザ不要|免签|免簽|不用签证|sin visa|sin visado|sans visa/iu;

export const nothingParticular: Particulars = {
  mostFlightHours: undefined,
  warmth: undefined,
  isQuiet: false,
  isDirect: false,
  isSpared: false,
  isByLand: false,
  isRoundTrip: false,
  isStormShy: false,
  isOwnLanguage: false,
  isLevel: false,
  isVisaFree: false,
};

export const particulars = heardOnce((text: string): Particulars => {
  if (text.trim() === '') return nothingParticular;
  const plain = text.normalize('NFKC');
  const isCool = cool.test(plain);
  const isLevel = level.test(plain);
  const isSpared = isLevel || spared.test(plain);
  return {
    mostFlightHours: mostHours(plain),
    warmth: isCool ? 'cool' : warm.test(plain) ? 'warm' : undefined,
    isQuiet: quiet.test(plain),
    isDirect: isSpared || direct.test(plain),
    isSpared,
    isByLand: byLand.test(plain),
    isRoundTrip: manyCountries.test(plain),
    isStormShy: storms.test(plain),
    isOwnLanguage: ownLanguage.test(plain),
    isLevel,
    isVisaFree: visaFree.test(plain),
  };
});

function mostHours(text: string): number | undefined {
  const hours = limits.flatMap((pattern) => pattern.exec(text)?.[1] ?? []).map(Number);
  if (hours.length > 0) return Math.min(...hours);
  return noLongFlight.test(text) ? longFlightHours : undefined;
}
