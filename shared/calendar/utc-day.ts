import { type CivilDate, fromDayNumber } from './civil-date.ts';

const dayMs = 86_400_000;

/** The same day for everybody, wherever they are. @param nowMs since 1970 in UTC */
export const utcDay = (nowMs: number): CivilDate => fromDayNumber(Math.floor(nowMs / dayMs));
