import { expect, it } from 'vitest';
import { pickDay } from '#app/ui/date-pick.ts';

it('the first press begins a range', () => {
  expect(pickDay(null, '2027-04-03')).toEqual({ pending: '2027-04-03' });
});

it('the second press ends it, in whichever order', () => {
  expect(pickDay('2027-04-03', '2027-04-05')).toEqual({ range: { from: '2027-04-03', to: '2027-04-05' } });
  expect(pickDay('2027-04-03', '2027-03-30')).toEqual({ range: { from: '2027-03-30', to: '2027-04-03' } });
});

it('pressing the same day twice is a range of one day', () => {
  expect(pickDay('2027-04-03', '2027-04-03')).toEqual({ range: { from: '2027-04-03', to: '2027-04-03' } });
});
