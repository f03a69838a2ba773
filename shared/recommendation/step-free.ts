import type { Place } from '#shared/destination/schema.ts';
import type { Traveller } from './traveller.ts';

/** Whether somebody's texts speak of a wheelchair: of stairs the catalogue knows too little to promise a way. */
export const asksStepFree = (travellers: readonly Pick<Traveller, 'particulars'>[]): boolean =>
  travellers.some(({ particulars }) => particulars.isStepFree);

const rough = /steep|stair|\bsteps|climb|cobble|alley|\bnarrow|tiny bars/i;

/** A trail or a mountain, or what its own line tells of stairs, slopes and narrow lanes. */
export const isRough = ({ tags, descriptionEn }: Place): boolean =>
  tags.includes('hiking') || tags.includes('mountain') || rough.test(descriptionEn);
