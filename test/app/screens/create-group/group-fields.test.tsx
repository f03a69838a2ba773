import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { emptyGroup } from '#shared/group/form.ts';
import { GroupFields } from '#app/screens/create-group/group-fields.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['instance'];
});

const hint = () => {
  const { screen } = show(<GroupFields typed={emptyGroup} change={() => undefined} reason={() => undefined} />);
  const field = screen.getByLabelText(/Email/);
  const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id)?.textContent;
};

it('says what the address is for where the server sends e-mails', () => {
  document.documentElement.dataset['instance'] = JSON.stringify({ sendsMail: true });
  expect(hint()).toMatch(/we can email it to you here/);
});

it('promises no e-mail where the server sends none', () => {
  expect(hint()).toMatch(/^This server doesn’t send email\./);
});
