import type { Translate } from '#app/text/text.ts';
import type { Page } from '@playwright/test';
import { voteTypes } from '#shared/vote/vote-types.ts';
import { typeName } from '#app/parts/trip/vote-words.ts';
import { writesOn } from '#test/browser/browser-device.ts';
import { keys, rejectedAct, type RejectedWrite } from './facts.ts';
import { expect, literal, votesIn } from './hand.ts';
import type { Act } from './ledger.ts';
import type { Fact } from './oracle.ts';
import type { Person } from './person.ts';
import type { Trip } from './trip.ts';

/** Longer than the longest pause between two attempts (60 s), twice. */
const settlesWithinMs = 150_000;

/** Longer than a page needs; whoever still sees nothing opens it again. */
const looksForMs = 45_000;

/** A page that has missed a patch learns it by the next head. */
const agreesWithinMs = 30_000;

export interface Ending {
  problems: string[];
  /** How often the page had to be opened again. */
  again: number;
  rejected: Pick<Act, 'person' | 'key' | 'value'>[];
  /** Why, by how many. */
  codes: Record<string, number>;
}

/** Opens a person's page until nothing waits, as people do who look whether it was sent. */
export async function settle(person: Person, trip: Trip, t: Translate): Promise<Ending> {
  const deadline = Date.now() + settlesWithinMs;
  let shown = '';
  let again = 0;
  while (Date.now() < deadline) {
    try {
      await person.ready();
      const page = person.page(0);
      await meetServer(page, trip);
      await page.goto('/this-device');
      const main = page.getByRole('main');
      const entry = main
        .getByRole('button', { name: t('sync.ended.login') })
        .or(main.getByRole('link', { name: t('sync.ended.login') }));
      // Whoever came in without a network under a name that somebody has is asked whose it is, and what they wrote
      // waits for the answer.
      const isMe = main.getByRole('button', { name: t('sync.refusedJoin.me') });
      const isSettled = main
        .getByText(t('sync.device.state.done'), { exact: true })
        // An answer that somebody is writing waits for its person, not for the network.
        .or(main.getByText(t('sync.device.state.drafts'), { exact: true }))
        .or(main.getByText(new RegExp(literal(t('sync.device.state.refused', { count: 7 })).replace('7', '\\d+'))));
      await expect(isSettled.or(entry).or(isMe).first()).toBeVisible({
        timeout: Math.max(1, Math.min(looksForMs, deadline - Date.now())),
      });
      if (await isMe.first().isVisible()) {
        await isMe.first().click();
        continue;
      }
      if (await entry.first().isVisible()) {
        person.forget();
        continue;
      }
      return { ...(await readRejected(person, t)), again };
    } catch (problem) {
      again += 1;
      shown = String(problem instanceof Error ? problem.message : problem).slice(0, 400);
      const page = person.page(0);
      shown += await page
        .getByRole('main')
        .innerText({ timeout: 2_000 })
        .catch((failure: unknown) => String(failure));
      await person.startAnewIfStuck().catch((failure: unknown) => (shown += String(failure)));
    }
  }
  return {
    problems: [`${person.name} still waits after ${settlesWithinMs / 1_000} s: ${shown}`],
    again,
    rejected: [],
    codes: {},
  };
}

/** What was put back is learned by the next exchange of a group; a page about none of them makes none. */
async function meetServer(page: Page, { main, own }: Trip): Promise<void> {
  for (const { groupId } of [main, own]) {
    const exchanged = page.waitForResponse((answer) => answer.url().endsWith('/api/sync') && answer.ok(), {
      timeout: looksForMs,
    });
    await Promise.all([exchanged, page.goto(`/group/${groupId}`)]);
  }
}

/** What is rejected has to be shown as such, each of it. */
async function readRejected(person: Person, t: Translate): Promise<Omit<Ending, 'again'>> {
  const page = person.page(0);
  const ending: Omit<Ending, 'again'> = { problems: [], rejected: [], codes: {} };
  const kept = (await writesOn(page, 'rejected')) as unknown as RejectedWrite[];
  const list = page.getByRole('region', { name: t('sync.device.refused') });
  const cards = list.getByRole('button', { name: t('sync.act.export') });
  if ((await cards.count()) !== kept.length)
    ending.problems.push(`${person.name}: ${kept.length} writes are rejected, ${await cards.count()} are shown`);
  const typed = new Map(
    (await writesOn(page)).flatMap(({ name, input }) =>
      name === 'addTypedPlace' ? [[String(input['placeId']), String(input['name'])] as const] : [],
    ),
  );
  for (const write of kept) {
    ending.rejected.push(...rejectedAct(person.name, write, typed));
    const why = `${write.name}: ${write.code}`;
    ending.codes[why] = (ending.codes[why] ?? 0) + 1;
  }
  return ending;
}

/** Every page shows as many voters as the API. @returns what does not */
export async function compareVoters(
  person: Person,
  trip: Trip,
  facts: readonly Fact[],
  t: Translate,
): Promise<string[]> {
  const page = person.page(0);
  await page.goto(`/results/${trip.main.shareUrl}?tab=vote`);
  const poll = page.getByRole('region', { name: t('results.vote.what') });
  const { rows } = votesIn(poll, t);
  await expect(rows.first()).toBeVisible();
  const problems: string[] = [];
  const deadline = Date.now() + agreesWithinMs;
  for (const type of voteTypes) {
    const count = trip.names.filter((name) => facts.some((fact) => fact.key === keys.typeVote(name, type))).length;
    const row = rows.filter({ has: page.getByText(typeName(t, type), { exact: true }) });
    const more = poll.getByRole('button', { name: t('results.vote.moreTypes') });
    if ((await row.count()) === 0 && (await more.isVisible())) await more.click();
    await expect(row)
      .toContainText(t('results.votes', { count }), { timeout: Math.max(1_000, deadline - Date.now()) })
      .catch((problem: unknown) => {
        problems.push(`${person.name} does not see ${count} votes for ${type}: ${String(problem).slice(0, 300)}`);
      });
  }
  return problems;
}
