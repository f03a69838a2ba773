import type { Place } from '#shared/destination/schema.ts';
import type { Traveller } from './traveller.ts';

/** Whether somebody's texts speak of a wheelchair: what the catalogue knows of stairs is not enough to promise a way. */
export const asksStepFree = (travellers: readonly Pick<Traveller, 'particulars'>[]): boolean =>
  travellers.some(({ particulars }) => particulars.isStepFree);

const byCable =
  /cable car|ropeway|gondola|funicular|\btram|elevator|chairlift|케이블카|로프웨이|곤돌라|엘리베이터|전차|트램/iu;
const rough =
  /\bsteep|\bstair|\bsteps\b|\bclimb|\bhik(?:e|ing)|\btrails?\b|\bsummit|\btrek|\bcobble|\balleys?\b|\bnarrow\b[^.]{0,24}\blanes?\b|(?<!스페인 )계단|비탈|등산|돌길|자갈길|오르막|좁은 골목|술집[^.]{0,8}골목/u;

/** A trail, a mountain that no cable car goes up, or what its own lines tell of stairs, slopes and narrow lanes. */
export function isRough({ tags, descriptionKo, descriptionEn }: Place): boolean {
  const text = `${descriptionEn} ${descriptionKo}`;
  if (tags.includes('hiking') || tags.includes('cave')) return true;
  return !byCable.test(text) && (tags.includes('mountain') || rough.test(text));
}
