const airportWord =
  /^(?:aeropuerto(?: internacional)?(?: de)?|aéroport(?: international)?(?: de)?)\s+|\s*(?:국제)?공항$|\s*(?:国際)?空港$|\s*(?:国际)?机场$|\s+(?:international )?airport$/iu;

/** What is left of the name of an airport without the word for it (`간사이 공항`). */
export const withoutAirportWord = (typed: string): string => typed.trim().replace(airportWord, '');
