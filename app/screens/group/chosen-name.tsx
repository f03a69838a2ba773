import type { ChosenPlace } from '#shared/decision/schema.ts';
import { useChosenName } from './use-chosen-name.ts';

/** The name of a chosen place, as soon as it is known in the reader's language. */
export const ChosenName = ({ place }: { place: ChosenPlace }) => useChosenName(place);
