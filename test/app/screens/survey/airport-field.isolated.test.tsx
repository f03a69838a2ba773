import { cleanup, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { AirportField } from '#app/screens/survey/airport-field.tsx';
import { emptyDraft } from '#shared/survey/draft.ts';
import { move } from '#shared/survey/steps.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

const ready = { kind: 'ready', value: { core } };
vi.mock('#app/local/catalogue/catalogue.ts', () => ({ useCatalogue: () => ready }));
beforeAll(() => speak('en'));
afterEach(cleanup);

function Airport() {
  const [draft, setDraft] = useState(emptyDraft);
  return (
    <AirportField
      draft={draft}
      act={(does) => {
        setDraft((before) => move(before, does));
      }}
    />
  );
}

it('says of a text that nothing matches that it is saved as it is, and of no other', () => {
  const { screen } = show(<Airport />);
  const field = screen.getByRole('combobox');
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    return screen.getByRole('status').textContent;
  };
  expect(type('Qxzvvw')).toMatch(/saved just as you typed it/);
  expect(type('Seoul')).toBe('');
  fireEvent.click(screen.getAllByRole('option')[1] as HTMLElement);
  expect((field as HTMLInputElement).value).toBe('Gimpo (GMP)');
  expect(screen.getByRole('status').textContent).toBe('');
});
