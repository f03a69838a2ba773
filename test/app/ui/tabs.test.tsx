import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

afterEach(cleanup);

const onLocked = vi.fn();

function Sample() {
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('a');
  return (
    <>
      <Tabs
        label="Results"
        idPrefix="r"
        selected={tab}
        onSelect={setTab}
        onLocked={onLocked}
        items={[
          { id: 'a', label: 'Overview' },
          { id: 'b', label: 'Vote', lock: 'Name needed' },
          { id: 'c', label: 'People' },
        ]}
      />
      <TabPanel idPrefix="r" tab={tab}>
        panel {tab}
      </TabPanel>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(name) });

it('is one stop in the tab order; the panel comes next', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.tab();
  expect(document.activeElement).toBe(tab('Overview'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: /Overview/ }));
});

it('arrows walk, choose open tabs and go round', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab('People'));
  expect(tab('People').getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{ArrowRight}');
  expect(tab('Overview').getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{End}');
  expect(screen.getByRole('tabpanel').textContent).toBe('panel c');
  await user.keyboard('{Home}');
  expect(screen.getByRole('tabpanel').textContent).toBe('panel a');
});

it('a locked tab can be reached and read, but not chosen', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  const locked = screen.getByRole('tab', { name: 'Vote Name needed' });
  expect(document.activeElement).toBe(locked);
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(tab('Overview').getAttribute('aria-selected')).toBe('true');
  expect(onLocked).toHaveBeenCalledExactlyOnceWith('b');
});
