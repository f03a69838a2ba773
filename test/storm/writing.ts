import type { Page } from '@playwright/test';
import { keys, listed } from './facts.ts';
import { expect, literal, press, says, type Deed, type Hand } from './hand.ts';

/** The last button of the bottom bar: next, or send. */
const go = (page: Page): Promise<void> => page.locator('main + footer button').last().click();

/**
 * Of two versions of an answer the own one is chosen; until the next one is kept, any of the earlier ones may be the
 * one.
 */
async function choose({ page, t, ledger }: Hand, key: string): Promise<void> {
  for (const act of ledger.acts) if (act.key === key) act.excuse ??= 'one of two versions was chosen';
  await press(page, t('survey.conflict.keepMine'));
}

/** Opens a survey where its form can be changed. */
async function openForm(hand: Hand, path: string, key: string): Promise<void> {
  const { page, t } = hand;
  await page.goto(path);
  const conflict = page.getByRole('heading', { name: t('survey.conflict.title') });
  const edit = page.getByRole('button', { name: t('survey.done.edit'), exact: true });
  const send = page
    .getByRole('button', { name: t('survey.save'), exact: true })
    .or(page.getByRole('button', { name: t('survey.submit'), exact: true }))
    .or(page.getByRole('button', { name: t('survey.back'), exact: true }));
  await expect(conflict.or(edit).or(send).first()).toBeVisible();
  if (await conflict.isVisible()) {
    await choose(hand, key);
    await page.goto(path);
    await expect(edit.or(send).first()).toBeVisible();
  }
  if (await edit.isVisible()) await edit.click();
  await expect(send.first()).toBeVisible();
}

const sent = ({ page, t }: Hand): Promise<string> => says(page, t('survey.done.titleWaiting'), t('survey.done.title'));

/** Edits the answer to the four steps: what kind of trip it should be, in their own words. */
export const editAnswer: Deed = async (hand) => {
  const { page, t, ledger, name, trip, token } = hand;
  const key = keys.answer(name);
  await openForm(hand, `/preferences/${trip.main.shareUrl}`, key);
  const words = page.getByLabel(t('survey.type.describe'));
  const steps = ['dates', 'origin', 'budget', 'type'] as const;
  for (const step of steps) {
    const title = page.getByRole('heading', { level: 1, name: t(`survey.${step}.title`), exact: true });
    if (step !== 'type' && (await title.isVisible())) await go(page);
    const after = steps.slice(steps.indexOf(step)).map((one) => t(`survey.${one}.title`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(after.map(literal).join('|')));
  }
  await expect(words).toBeVisible();
  const text = `여행 ${token()}`;
  await words.fill(text);
  const act = ledger.begin(name, key, text);
  await go(page);
  ledger.keep(await sent(hand), act);
  return true;
};

/** Answers the group's own question. */
export const answerQuestion: Deed = async (hand) => {
  const { page, ledger, name, trip, token } = hand;
  const key = keys.ownAnswer(name);
  await openForm(hand, `/custom-survey/${trip.own.groupId}/${trip.members.get(name) ?? ''}`, key);
  const text = `바다 ${token()}`;
  await page.getByRole('textbox').first().fill(text);
  const act = ledger.begin(name, key, text);
  await go(page);
  ledger.keep(await sent(hand), act);
  return true;
};

/** The organiser changes the name and the note of the second group. */
export const rename: Deed = async (hand) => {
  const { page, t, ledger, name, trip, random, token, index } = hand;
  if (index > 0) return false;
  const { groupId } = trip.own;
  await page.goto(`/group/${groupId}/settings`);
  const text = `이름 ${token()}`;
  const isNote = random.hits(0.5);
  await page
    .getByRole('textbox', { name: t(isNote ? 'organizer.texts.description' : 'organizer.texts.name') })
    .fill(text);
  const act = ledger.begin(name, isNote ? keys.note(groupId) : keys.groupName(groupId), text);
  await press(page, t('organizer.texts.save'));
  ledger.keep(await says(page, t('organizer.texts.saved')), act);
  return true;
};

const mostListed = 15;

/** Puts a friend on the list of the second group. */
export const listFriend: Deed = async (hand) => {
  const { page, t, ledger, name, trip, token } = hand;
  const { groupId } = trip.own;
  const mine = ledger.acts.filter((act) => act.person === name && act.key.startsWith(keys.member(groupId, '')));
  if (mine.length >= mostListed) return false;
  await page.goto(`/group/${groupId}`);
  const friend = `친구 ${token()}`;
  const form = page.getByRole('form', { name: t('group.add.title') });
  await form.getByRole('textbox').first().fill(friend);
  const act = ledger.begin(name, keys.member(groupId, friend), listed);
  await press(form, t('group.add.button'));
  ledger.keep(
    await says(page, t('group.add.added', { name: friend }), t('group.add.addedOffline', { name: friend })),
    act,
  );
  return true;
};
