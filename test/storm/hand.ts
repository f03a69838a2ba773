import { expect as playwrightExpect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '#app/text/text.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';
import type { Ledger } from './ledger.ts';
import type { Trip } from './trip.ts';

/** As long as a step of the interface may take. */
export const expect = playwrightExpect.configure({ timeout: 8_000 });

/** A person in front of one of their tabs. */
export interface Hand {
  page: Page;
  name: string;
  index: number;
  trip: Trip;
  random: SeededRandom;
  ledger: Ledger;
  /** What the interface says. */
  t: Translate;
  /** Words that are used once in a run. */
  token: () => string;
}

/** What a person does. @returns whether there was something to do */
export type Deed = (hand: Hand) => Promise<boolean>;

export const press = (page: Page | Locator, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Opens an address anew; where the page is there already it is often left as it is. */
export async function open({ page, random }: Hand, path: string): Promise<void> {
  const isHere = page.url().endsWith(path);
  if (!isHere || random.hits(0.4)) await page.goto(path);
}

/** Waits until the interface says something. @returns its words */
export async function says(page: Page | Locator, ...words: string[]): Promise<string> {
  const [first = '', ...others] = words;
  const shown = others.reduce(
    (found, word) => found.or(page.getByText(word, { exact: true })),
    page.getByText(first, { exact: true }),
  );
  await expect(shown.first()).toBeVisible();
  return (await shown.first().textContent()) ?? '';
}

/** The rows of a poll that are this person's votes, or not. */
export function votesIn(section: Locator, t: Translate) {
  const said = section
    .page()
    .getByText(t('results.vote.mine'), { exact: true })
    .or(section.page().getByText(t('results.vote.onlyHereText'), { exact: true }));
  const rows = section.locator('li').filter({ has: section.page().getByRole('checkbox') });
  return { rows, mine: rows.filter({ has: said }), others: rows.filter({ hasNot: said }) };
}

export const titleOf = async (row: Locator): Promise<string> =>
  ((await row.locator('b').first().textContent()) ?? '').trim();

export async function pickRow(rows: Locator, random: SeededRandom): Promise<Locator | undefined> {
  const count = await rows.count();
  return count === 0 ? undefined : rows.nth(random.below(count));
}

/** For a regular expression that matches a text as it is. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
