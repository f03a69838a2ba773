import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GoOnAtHeading } from '#app/parts/chrome/go-on-at-heading.tsx';

beforeEach(() => {
  history.replaceState({ idx: 1, isTranslated: true }, '');
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function page(panel: string): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = `<h1>Spring trip</h1><section ${panel}</section>`;
  document.body.append(main);
  return main;
}
const focused = () => document.activeElement?.textContent;

test('after a change of language the reading goes on at the page’s heading', () => {
  page('><h2>Dates</h2>');
  render(<GoOnAtHeading pathname="/" />);
  expect(focused()).toBe('Spring trip');
  expect(history.state).toEqual({ idx: 1 });
});

test('on an invitation it goes on at the question, once that is no longer being prepared', async () => {
  const main = page('data-go-on><h2>Who are you? Wait</h2><div aria-busy="true"></div>');
  render(<GoOnAtHeading pathname="/" />);
  expect(document.activeElement).toBe(document.body);
  const panel = main.querySelector('section');
  if (panel) panel.innerHTML = '<h2>Who are you?</h2>';
  await waitFor(() => {
    expect(focused()).toBe('Who are you?');
  });
});

test('after a change of the page it goes on at the heading that stays, and not where something has the focus', async () => {
  history.replaceState({ idx: 1 }, '');
  const main = page('><h2>Dates</h2>');
  main.ariaBusy = 'true';
  const screen = render(<GoOnAtHeading pathname="/group/one" />);
  expect(document.activeElement).toBe(document.body);
  main.ariaBusy = null;
  main.append('Come');
  await waitFor(() => {
    expect(focused()).toBe('Spring trip');
  });
  // What was found takes the place of what said that it is being looked for.
  const found = document.createElement('h1');
  found.textContent = 'Found';
  main.querySelector('h1')?.replaceWith(found);
  await waitFor(() => {
    expect(focused()).toBe('Found');
  });
  const field = document.createElement('input');
  main.append(field);
  field.focus();
  screen.rerender(<GoOnAtHeading pathname="/group/one/summary" />);
  expect(document.activeElement).toBe(field);
  // Somebody has begun to read: what leaves the focus nowhere from now on does not move it.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  field.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
