import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { useDevice } from './device.ts';
import { civilToday } from './today.ts';

/** The day that it is while a screen is drawn. */
export const useToday = (): CivilDate => civilToday(useDevice().now());
