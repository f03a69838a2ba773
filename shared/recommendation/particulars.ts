/** What free text says beside wishes: a limit of hours in the air, and whether it should be cool, warm or quiet there. */
export interface Particulars {
  mostFlightHours: number | undefined;
  warmth: 'cool' | 'warm' | undefined;
  isQuiet: boolean;
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

const cool =
  /避暑|피서|시원|선선|凉快|涼快|涼し|不要太热|不太热|더운\s?(?:거|데|곳)\s?(?:싫|말고)|not too hot|hate[^.]{0,14}heat|cool(?:er)? weather|somewhere cool|fresquito|au frais/iu;
const warm = /따뜻|따듯|더운\s?나라|暖か|暖和|温暖的|warm|tropical|c[áa]lido|calor\b|au chaud|soleil/iu;

const quiet =
  /no crowds|hate[^.]{0,10}crowds|quiet|peaceful|사람\s?많은\s?(?:데|곳|거)|붐비|조용|한적|人混み|静か|人少|安静|清静|不要人多|sin multitud|tranquil|au calme|sans la foule/iu;

const nothing: Particulars = { mostFlightHours: undefined, warmth: undefined, isQuiet: false };

export function particulars(text: string): Particulars {
  if (text.trim() === '') return nothing;
  const plain = text.normalize('NFKC');
  const hours = limits.flatMap((pattern) => pattern.exec(plain)?.[1] ?? []).map(Number);
  const isCool = cool.test(plain);
  return {
    mostFlightHours: hours.length === 0 ? undefined : Math.min(...hours),
    warmth: isCool ? 'cool' : warm.test(plain) ? 'warm' : undefined,
    isQuiet: quiet.test(plain),
  };
}
