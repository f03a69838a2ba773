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
  render(<GoOnAtHeading />);
  expect(focused()).toBe('Spring trip');
  expect(history.state).toEqual({ idx: 1 });
});

test('on an invitation it goes on at the question, once that is no longer being prepared', async () => {
  const main = page('data-go-on><h2>Who are you? Wait</h2><div aria-busy="true"></div>');
  render(<GoOnAtHeading />);
  expect(document.activeElement).toBe(document.body);
  const panel = main.querySelector('section');
  if (panel) panel.innerHTML = '<h2>Who are you?</h2>';
  await waitFor(() => {
    expect(focused()).toBe('Who are you?');
  });
});
