import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Propose } from '#app/parts/destination/propose.tsx';
import { VoteRow } from '#app/parts/votes/vote-row.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import type { City } from '#shared/destination/schema.ts';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('fr'));
afterEach(cleanup);

it('what a vote is for and its count are apart in the name, and what is not sent yet is no number there', () => {
  const { screen } = show(
    <ul>
      <VoteRow
        title="Avril"
        text="convient aux 2"
        voters={[]}
        total={2}
        isPicked
        onPick={() => undefined}
        onWithdraw={() => undefined}
      />
    </ul>,
  );
  expect(screen.getByRole('checkbox', { name: /convient aux 2,\s*0 vote$/ })).toBeTruthy();
});

it('the button of a table says of what it is', () => {
  const { screen } = show(<TableTwin summary="Voir en tableau" caption="Dates" head={['Jour']} rows={[['1']]} />);
  expect(screen.getByRole('button', { name: 'Voir en tableau', description: 'Dates' })).toBeTruthy();
});

it('a place among others is named with what its button does', () => {
  const { screen } = show(<Propose city={{} as City} name="Aso" place="Cratère du Nakadake" size="icon" />);
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(
    'Cratère du Nakadake\u202f: proposer à mon groupe',
  );
});
