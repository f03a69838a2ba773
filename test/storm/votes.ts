import { nameIn } from '#shared/kernel/languages.ts';
import { core } from '#server/destination/catalogue.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';
import { typeName } from '#app/parts/trip/vote-words.ts';
import { cast, keys } from './facts.ts';
import { expect, open, pickRow, press, says, titleOf, votesIn, type Deed, type Hand } from './hand.ts';
import { citiesOf, heartsCity, mainName } from './trip.ts';

/** Votes for a kind of trip, or takes such a vote back. */
export const voteOnType: Deed = async (hand) => {
  const { page, t, trip, random, ledger, name } = hand;
  await open(hand, `/results/${trip.main.shareUrl}?tab=vote`);
  const poll = page.getByRole('region', { name: t('results.vote.what') });
  const { rows, mine, others } = votesIn(poll, t);
  await expect(rows.first()).toBeVisible();
  const more = poll.getByRole('button', { name: t('results.vote.moreTypes') });
  if (await more.isVisible()) await more.click();
  const title = await titleOf(rows.nth(random.below(await rows.count())));
  const row = (list: typeof rows) =>
    list.filter({ hasText: title }).filter({ has: page.getByText(title, { exact: true }) });
  const keyOf = (one: string) => keys.typeVote(name, voteTypes.find((type) => typeName(t, type) === one) ?? one);
  if ((await row(mine).count()) > 0) {
    const act = ledger.begin(name, keyOf(title), null);
    await row(mine).getByRole('checkbox').dispatchEvent('click');
    await expect(row(mine)).toHaveCount(0);
    ledger.keep(await says(page, t('results.vote.withdrawn', { what: title })), act);
    return true;
  }
  const box = row(others).getByRole('checkbox');
  if (!(await box.isChecked())) await box.dispatchEvent('click');
  await expect(box).toBeChecked();
  // What was chosen before and not sent goes with it.
  const chosen = others.filter({ has: page.getByRole('checkbox', { checked: true }) });
  const titles = await Promise.all((await chosen.all()).map(titleOf));
  const acts = titles.map((one) => ledger.begin(name, keyOf(one), cast));
  await press(poll, t('results.vote.voteCount', { count: titles.length }));
  for (const one of titles) await expect(mine.filter({ has: page.getByText(one, { exact: true }) })).toHaveCount(1);
  ledger.keep(await says(poll, t('results.vote.done', { count: titles.length })), ...acts);
  return true;
};

/** Gives hearts to a place, or takes them back. */
export const giveHearts: Deed = async (hand) => {
  const { page, t, trip, random, ledger, name } = hand;
  await open(hand, `/group/${trip.main.groupId}/recommendations?${heartsCity.path}&type=other`);
  const groups = page.getByRole('main').getByRole('radiogroup');
  await expect(groups.first()).toBeVisible();
  const ratings = await groups.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const known = [...trip.places].map(([place, id]) => ({
    place,
    id,
    label: t('recommendations.hearts.label', { place }),
  }));
  const found = random.pick(known.filter(({ label }) => ratings.includes(label)).slice(0, 8));
  if (!found) throw new Error(`no place is known of ${ratings.join(', ')}`);
  const group = page.getByRole('radiogroup', { name: found.label, exact: true });
  const given = group.getByRole('radio', { checked: true });
  const key = keys.rating(name, found.id);
  if ((await given.count()) > 0 && random.hits(0.3)) {
    const act = ledger.begin(name, key, null);
    await press(page, t('recommendations.hearts.clear', { place: found.place }));
    await expect(given).toHaveCount(0);
    ledger.keep('no heart is shown', act);
    return true;
  }
  const count = random.pick([1, 2, 3, 4, 5] as const) ?? 5;
  const radio = group.getByRole('radio', { name: t(`recommendations.hearts.means.${count}`), exact: true });
  // The same again would say nothing.
  if (await radio.isChecked()) return false;
  const act = ledger.begin(name, key, String(count));
  await radio.dispatchEvent('click');
  // The page shows the rating that this device has stored.
  await expect(radio).toBeChecked();
  ledger.keep(`${count} hearts are shown`, act);
  return true;
};

/** Suggests a city from its page. */
export const suggestCity: Deed = async (hand) => {
  const { page, t, random, ledger, name, index } = hand;
  const city = random.pick(citiesOf(index).filter(({ id }) => ledger.standing(keys.placeVote(name, id)) === null));
  if (!city) return false;
  await page.goto(`/explore/${city.id}`);
  await press(page, t('explore.propose.open'));
  const sheet = page.getByRole('dialog');
  const radio = sheet.getByRole('radio', { name: mainName });
  await radio.dispatchEvent('click');
  await expect(radio).toBeChecked();
  const agree = sheet.getByRole('button', { name: t('explore.propose.do'), exact: true });
  const isThere = sheet.getByRole('button', { name: t('explore.propose.see'), exact: true });
  await expect(agree.or(isThere)).toBeVisible();
  if (await isThere.isVisible()) return false;
  const act = ledger.begin(name, keys.placeVote(name, city.id), cast);
  await agree.click();
  const said = t('explore.propose.done', { group: mainName, place: nameIn('ko', city) });
  ledger.keep(await says(page, said), act);
  return true;
};

const placePoll = async (hand: Hand) => {
  await hand.page.goto(`/group/${hand.trip.main.groupId}`);
  const section = hand.page.locator('section[aria-labelledby=where]');
  await expect(section).toBeVisible();
  return section;
};

/** Takes back a vote for a place, be it of the catalogue or in somebody's own words. */
export const withdrawPlace: Deed = async (hand) => {
  const { page, t, random, ledger, name } = hand;
  const { mine, rows } = votesIn(await placePoll(hand), t);
  await expect(rows.first()).toBeVisible();
  const picked = await pickRow(mine, random);
  if (!picked) return false;
  const title = await titleOf(picked);
  // By its title: a vote of somebody else may change the order before the click.
  const row = mine.filter({ has: page.getByText(title, { exact: true }) });
  const place = core.cities.find((city) => nameIn('ko', city) === title)?.id ?? title;
  const act = ledger.begin(name, keys.placeVote(name, place), null);
  await row.getByRole('checkbox').dispatchEvent('click');
  ledger.keep(await says(page, t('results.vote.withdrawn', { what: title })), act);
  return true;
};

const mostTyped = 18;

/** Adds a place in their own words, with the own vote for it. */
export const typePlace: Deed = async (hand) => {
  const { page, t, ledger, name, token } = hand;
  const mine = ledger.acts.filter((act) => act.person === name && act.key.startsWith(keys.typedPlace('')));
  if (mine.length >= mostTyped) return false;
  const section = await placePoll(hand);
  await press(section, t('trip.places.add'));
  const place = `찻집 ${token()}`;
  await page.getByLabel(t('trip.places.search')).fill(place);
  const acts = [
    ledger.begin(name, keys.typedPlace(place), name),
    ledger.begin(name, keys.placeVote(name, place), cast),
  ];
  await press(section, t('trip.places.typed', { place }));
  await expect(votesIn(section, t).mine.filter({ has: page.getByText(place, { exact: true }) })).toHaveCount(1);
  ledger.keep('it is among the candidates, with the own vote', ...acts);
  return true;
};
