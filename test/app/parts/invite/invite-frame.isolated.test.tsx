import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { InviteFrame } from '#app/parts/invite/invite-frame.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

vi.mock('#app/ui/gather-meter.tsx', () => {
  throw new Error('the network ended while the page was loading');
});
beforeAll(() => speak('en'));
afterEach(cleanup);

it('shows the invitation and its panel without the drawing when that cannot be loaded', async () => {
  show(
    <InviteFrame
      brand="모여"
      invitation={{
        name: 'Spring trip',
        description: '',
        createdBy: 'Minji',
        people: [{ id: '1', name: 'Minji', hue: 1, waiting: false }],
      }}
      panelLabel="panel"
    >
      <h2 id="panel">Who are you?</h2>
    </InviteFrame>,
  );
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring trip');
  expect(screen.getByRole('heading', { level: 2 })).toBeDefined();
});
