import { describe, expect, it } from 'vitest';
import { againChoices } from '#app/screens/group/again-choices.ts';

const dates = { start: '2027-04-03', end: '2027-04-05' };
const place = { id: 'japan/osaka', name: '오사카' };
const survey = { dates: true, place: true };
const ownQuestions = { dates: false, place: false };

describe('of a decided trip can be decided again', () => {
  it('the dates, the place, or both, where both are fixed', () => {
    expect(againChoices({ fixedDates: dates, fixedPlace: place, asks: survey })).toEqual(['dates', 'place', 'both']);
  });

  it('the place alone, too, where none was chosen: the dates stay', () => {
    expect(againChoices({ fixedDates: dates, fixedPlace: null, asks: survey })).toEqual(['place', 'dates']);
  });

  it('the dates alone, too, where none were chosen: the place stays', () => {
    expect(againChoices({ fixedDates: null, fixedPlace: place, asks: survey })).toEqual(['dates', 'place']);
  });

  it('only what is fixed, where the group votes for neither', () => {
    expect(againChoices({ fixedDates: dates, fixedPlace: null, asks: ownQuestions })).toEqual(['dates']);
    expect(againChoices({ fixedDates: null, fixedPlace: place, asks: ownQuestions })).toEqual(['place']);
  });
});
