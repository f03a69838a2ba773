import type { Page } from '@playwright/test';
import { proto } from '#shared/protocol/sync.ts';
import { mutationDefinitions, type InputOf, type MutationName } from '#shared/protocol/mutations.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { Translate } from '#app/text/text.ts';
import { expect, long, readyForOffline, type TestServer } from './fixtures.ts';
import { aCustomParty, aGroupOf, memberIdOf, takeOut, tokenOf, writeFor, type Friend, type Party } from './party.ts';
import { test, waitingJoins, waitingWrites } from './browser-device.ts';
import { said } from './said.ts';
import { go, speak } from './screens.ts';
import { comeInAs, day, placeToo, tick } from './verbs.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Every write of the product, in airplane mode from a cold start: the browser is ended, started again without a
 * network, the writes are made through the interface, and after landing the server has each of them once. What the
 * server has is asked before landing too: nothing then.
 */

/** Where a write is proved that is not made below. */
const elsewhere: Partial<Record<MutationName, string>> = {
  // The organiser has to have been silent for a week, by the server's clock.
  takeOverGroup: 'test/browser/take-over.spec.ts',
  // Two rows with one name come about only when two servers' histories meet.
  cleanUpDuplicates: 'test/sync-server/api/organizer.test.ts',
};

/**
 * Not written offline, by decision; the screen says so:
 * - the sessions of one's other devices are not on this device (`organizer.sessions.failed`); logging out everywhere
 *   is, and is below;
 * - the organiser's password is checked by the server alone (`organizer.become.offline`).
 */

const me = '유나';
const answered = (name: string): Friend => ({ name, wants: {} });

interface Step {
  write: MutationName;
  /** The group; none where it is made by the write, or known to the device by its link alone. */
  party?: Party;
  /** The address on which it is done, if the step before ended on another one. */
  at?: string;
  act: (page: Page) => Promise<void>;
  /** How often the server has it. */
  count: () => Promise<number>;
}

interface Row {
  kind: string;
  id: string;
  data: Record<string, unknown>;
}

/** The server, as the test asks and prepares it. */
class Desk {
  constructor(readonly server: TestServer) {}

  token(party: Party, memberName: string): Promise<string> {
    return tokenOf(this.server, party, memberName);
  }

  /** A write by another device. */
  write<N extends MutationName>(party: Party, name: N, input: InputOf<N>, token?: string): Promise<void> {
    return writeFor(this.server, party, name, input, token);
  }

  async rows({ groupId, organizerToken }: Party, kind: string): Promise<Row[]> {
    const { rows } = await this.server.api<{ rows: Row[] }>('/api/sync', {
      proto,
      groupId,
      cursor: null,
      tokens: [],
      organizerToken,
      mutations: [],
    });
    return rows.filter((row) => row.kind === kind);
  }

  /** How many items of a list are a member's. */
  async listed({ groupId }: Party, list: string, name = me): Promise<number> {
    const found = await this.server.api<{ memberName?: string; name?: string }[]>(`/api/groups/${groupId}/${list}`);
    return found.filter((one) => (one.memberName ?? one.name) === name).length;
  }

  async isAnswered(path: string, bearer?: string): Promise<boolean> {
    const signed = bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } };
    return (await fetch(this.server.url + path, signed)).ok;
  }

  async sessions({ groupId }: Party, bearer: string): Promise<number> {
    const answer = await fetch(`${this.server.url}/api/groups/${groupId}/own-sessions`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    return answer.ok ? ((await answer.json()) as unknown[]).length : 0;
  }
}

/** As one of the steps corrects the member's name. */
const corrected = '고친 이름';

const none = async (count: Promise<number>): Promise<number> => 1 - (await count);

/** The groups that this device is in, what stands in them, and what is done to them. */
async function steps(desk: Desk, t: Translate): Promise<{ steps: Step[]; groups: Groups }> {
  const groups = await prepare(desk);
  return {
    groups,
    steps: [
      ...(await answers(desk, t, groups)),
      ...voting(desk, t, groups),
      ...managing(desk, t, groups),
      ...(await leaving(desk, t, groups)),
    ],
  };
}

type Groups = Awaited<ReturnType<typeof prepare>>;

async function prepare(desk: Desk) {
  const { server } = desk;
  const whole = ['민지', '준호', '소라', me].map(answered);
  const [trip, back, team, late, custom, keys, doomed, left, seat, link] = await Promise.all([
    aGroupOf(server, '정하는 여행', whole),
    aGroupOf(server, '무르는 여행', whole),
    aGroupOf(server, '꾸리는 여행', [
      answered('민지'),
      answered(me),
      { name: '준호' },
      { name: '소라' },
      { name: '하늘' },
    ]),
    aGroupOf(server, '답하는 여행', [answered('민지'), { name: me }]),
    aCustomParty(server),
    aGroupOf(server, '열쇠를 바꾸는 여행', [answered('민지')]),
    aGroupOf(server, '지우는 여행', [answered('민지')]),
    aGroupOf(server, '나가는 여행', [answered('민지'), { name: me }]),
    aGroupOf(server, '자리에 앉는 여행', [answered('민지'), { name: me }]),
    aGroupOf(server, '처음 보는 여행', [answered('민지')]),
  ]);
  const city = await cityOf(server);
  const own = await desk.token(back, me);
  await desk.write(back, 'castTypeVote', { type: 'relax' }, own);
  await desk.write(back, 'castDateVote', { date: day(2) }, own);
  await desk.write(back, 'rateDestination', { destinationId: await placeOf(server, city), rating: 4 }, own);
  await desk.write(back, 'castPlaceVote', { destinationId: city }, own);
  await desk.write(back, 'decide', { kind: 'dates', dates: { start: day(2), end: day(4) }, place: null, word: '' });
  await desk.write(team, 'setPin', { pin: '2468' }, await desk.token(team, '준호'));
  await takeOut(server, team, '하늘');
  return { trip, back, team, late, custom, keys, doomed, left, seat, link };
}

const fukuoka = '/explore/japan/fukuoka';

const cityOf = async (server: TestServer): Promise<string> =>
  (await server.api<{ city: { id: string } }>(`/api${fukuoka}`)).city.id;

/** The first place of the group's page of a city. */
async function placeOf(server: TestServer, cityId: string): Promise<string> {
  const [place] = await server.api<{ id: string }[]>(`/api/explore/places?cityId=${cityId}&limit=20`);
  if (!place) throw new Error(`${cityId} has no places`);
  return place.id;
}

const hearts = ({ groupId }: Party): string =>
  `/group/${groupId}/recommendations?country=japan&city=fukuoka&type=other`;

const press = (page: Page, name: string, exact = true): Promise<void> =>
  page.getByRole('button', { name, exact }).first().click();

/** The button of the open sheet: on the page another one may have its name. */
const agree = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

const poll = (page: Page, title: string) => page.getByRole('region', { name: title });

async function answers(desk: Desk, t: Translate, { late, custom }: Groups): Promise<Step[]> {
  const { server } = desk;
  return [
    {
      write: 'saveSimpleResponse',
      party: late,
      at: `/preferences/${late.shareUrl}`,
      async act(page) {
        await press(page, t('survey.dates.anyTime'));
        await go(page);
        await tick(page.getByRole('radio', { name: t('survey.range.intl_short') }));
        await go(page);
        await expect(page.getByRole('heading', { level: 1, name: t('survey.budget.title') })).toBeVisible();
        await go(page);
        await tick(page.getByRole('radio', { name: t('survey.types.relax') }));
        await go(page);
      },
      count: () => desk.listed(late, 'simple-responses'),
    },
    {
      write: 'savePreference',
      party: late,
      at: `/preferences/${late.groupId}/${await memberIdOf(server, late.groupId, me)}`,
      async act(page) {
        await page.getByLabel(t('survey.dates.typeStart')).first().fill(day(3));
        await page.getByLabel(t('survey.dates.typeEnd')).first().fill(day(6));
        await press(page, t('survey.dates.add'));
        await go(page);
      },
      count: () => desk.listed(late, 'preferences'),
    },
    {
      write: 'saveCustomResponse',
      party: custom,
      at: `/custom-survey/${custom.groupId}/${await memberIdOf(server, custom.groupId, me)}`,
      async act(page) {
        await page.getByRole('textbox').first().fill('속초');
        await tick(page.getByRole('radio', { name: '한옥' }));
        await go(page);
      },
      count: () => desk.listed(custom, 'custom-survey-responses'),
    },
  ];
}

function voting(desk: Desk, t: Translate, { trip, back }: Groups): Step[] {
  const vote = async (page: Page, title: string) => {
    await tick(poll(page, title).getByRole('checkbox').first());
    await press(page, t('results.vote.voteCount', { count: 1 }));
  };
  const takeBack = async (page: Page, title: string) =>
    poll(page, title).getByRole('checkbox', { checked: true }).first().dispatchEvent('click');
  const rows = async (party: Party, kind: string) => (await desk.rows(party, kind)).length;
  const votesFor = async (city: string) =>
    (await desk.rows(back, 'placeVote')).filter(({ data }) => data['destinationId'] === city).length;
  return [
    {
      write: 'castDateVote',
      party: trip,
      at: `/results/${trip.shareUrl}?tab=vote`,
      act: (page) => vote(page, t('results.vote.when')),
      count: () => desk.listed(trip, 'date-votes'),
    },
    {
      write: 'castTypeVote',
      party: trip,
      act: (page) => vote(page, t('results.vote.what')),
      count: () => desk.listed(trip, 'type-votes'),
    },
    {
      write: 'rateDestination',
      party: trip,
      at: hearts(trip),
      async act(page) {
        const first = page.getByRole('main').getByRole('radiogroup').first();
        await tick(first.getByRole('radio', { name: t('recommendations.hearts.means.4') }));
      },
      count: () => rows(trip, 'rating'),
    },
    {
      write: 'showFit',
      party: trip,
      at: `/group/${trip.groupId}/recommendations`,
      async act(page) {
        await press(page, t('recommendations.how.title'));
        await tick(page.getByRole('dialog').getByRole('switch', { name: t('recommendations.named.switch') }));
        await agree(page, t('common.close'));
      },
      count: async () => (await desk.rows(trip, 'member')).filter(({ data }) => data['showsFit'] === true).length,
    },
    {
      write: 'castPlaceVote',
      party: trip,
      at: fukuoka,
      async act(page) {
        await press(page, t('explore.propose.open'));
        await tick(page.getByRole('dialog').getByRole('radio', { name: '정하는 여행' }));
        await agree(page, t('explore.propose.do'));
      },
      count: () => rows(trip, 'placeVote'),
    },
    {
      write: 'decide',
      party: trip,
      at: `/group/${trip.groupId}`,
      async act(page) {
        await poll(page, t('trip.bar.label')).getByRole('button').first().click();
        await placeToo(page);
        await tick(page.getByRole('dialog').getByRole('radio', { name: t('trip.decide.typed') }));
        await page
          .getByRole('dialog')
          .getByRole('textbox', { name: t('trip.decide.placeName') })
          .fill('다낭');
        await page.getByRole('dialog').getByRole('button', { name: /다낭/ }).click();
      },
      count: () => rows(trip, 'decisionAct'),
    },
    {
      write: 'answerRsvp',
      party: trip,
      act: (page) => press(page, t('trip.rsvp.coming')),
      count: () => rows(trip, 'rsvp'),
    },
    {
      write: 'withdrawDateVote',
      party: back,
      at: `/results/${back.shareUrl}?tab=vote`,
      act: (page) => takeBack(page, t('results.vote.when')),
      count: () => none(desk.listed(back, 'date-votes')),
    },
    {
      write: 'withdrawTypeVote',
      party: back,
      act: (page) => takeBack(page, t('results.vote.what')),
      count: () => none(desk.listed(back, 'type-votes')),
    },
    {
      write: 'unrateDestination',
      party: back,
      at: hearts(back),
      act: (page) => page.getByRole('main').getByRole('radio', { checked: true }).first().press('Delete'),
      count: () => none(rows(back, 'rating')),
    },
    {
      write: 'withdrawPlaceVote',
      party: back,
      at: `/group/${back.groupId}`,
      act: (page) => page.getByRole('main').getByRole('checkbox', { checked: true }).first().dispatchEvent('click'),
      count: () => none(votesFor(fukuoka.replace('/explore/', ''))),
    },
    {
      write: 'addTypedPlace',
      party: back,
      async act(page) {
        await press(page, t('trip.places.add'));
        await page.getByLabel(t('trip.places.search')).fill('성수 한옥');
        await page.getByRole('textbox', { name: t('trip.places.link') }).fill('example.com/stay');
        await press(page, t('trip.places.typed', { place: '성수 한옥' }));
        await expect(page.getByRole('main').getByRole('link', { name: 'example.com' })).toBeVisible();
      },
      count: () => rows(back, 'typedPlace'),
    },
  ];
}

function managing(desk: Desk, t: Translate, { team, keys, doomed }: Groups): Step[] {
  const settings = ({ groupId }: Party) => `/group/${groupId}/settings`;
  const pinOf = async (name: string) =>
    (await desk.rows(team, 'member')).filter(({ data }) => data['name'] === name && data['hasPin'] === true).length;
  const logged = async (kind: string) =>
    (await desk.rows(team, 'activity')).filter(({ data }) => data['kind'] === kind).length;
  const organizes = async ({ groupId, organizerToken }: Party) =>
    Number(await desk.isAnswered(`/api/groups/${groupId}/organizer`, organizerToken));
  return [
    {
      write: 'updateGroup',
      party: team,
      at: settings(team),
      async act(page) {
        await page.getByRole('textbox', { name: t('organizer.texts.name') }).fill('새 이름');
        await press(page, t('organizer.texts.save'));
      },
      count: async () =>
        Number((await desk.server.api<{ name: string }>(`/api/groups/${team.groupId}`)).name === '새 이름'),
    },
    {
      write: 'clearPin',
      party: team,
      async act(page) {
        await press(page, t('organizer.members.clearPinAria', { name: '준호' }));
        await agree(page, t('organizer.members.clearPin'));
      },
      count: () => none(pinOf('준호')),
    },
    {
      write: 'changeName',
      party: team,
      async act(page) {
        await press(page, t('organizer.name.change'));
        await page.getByRole('textbox', { name: t('organizer.name.label') }).fill(corrected);
        await press(page, t('organizer.name.save'));
      },
      count: () => desk.listed(team, 'members', corrected),
    },
    {
      write: 'setPin',
      party: team,
      async act(page) {
        await press(page, t('organizer.pin.set'));
        await page.getByRole('textbox', { name: 'PIN' }).fill('1357');
        await press(page, t('organizer.pin.save'));
      },
      count: () => pinOf(corrected),
    },
    {
      write: 'removeMember',
      party: team,
      async act(page) {
        await press(page, t('organizer.members.removeAria', { name: '소라' }));
        await agree(page, t('organizer.members.remove'));
      },
      count: () => none(desk.listed(team, 'members', '소라')),
    },
    {
      write: 'restoreMember',
      party: team,
      act: (page) => press(page, t('organizer.removed.backAria', { name: '하늘' })),
      count: () => desk.listed(team, 'members', '하늘'),
    },
    {
      write: 'setDeadline',
      party: team,
      at: `/group/${team.groupId}`,
      async act(page) {
        await press(page, t('trip.due.changeAria'));
        await agree(page, t('trip.deadline.save'));
      },
      count: () => logged('deadlineChanged'),
    },
    {
      write: 'noteReminder',
      party: team,
      async act(page) {
        await page
          .getByRole('main')
          .getByRole('button', { name: t('trip.remind.button', { names: '' }).trim() })
          .first()
          .click();
        await agree(page, t('trip.remind.copy'));
      },
      count: () => logged('reminded'),
    },
    {
      write: 'addMember',
      party: team,
      async act(page) {
        await page
          .getByRole('form', { name: t('group.add.title') })
          .getByRole('textbox')
          .first()
          .fill('보라');
        await press(page, t('group.add.button'));
      },
      count: () => desk.listed(team, 'members', '보라'),
    },
    {
      write: 'rotateShareUrl',
      party: keys,
      at: settings(keys),
      async act(page) {
        await press(page, t('organizer.links.rotate'));
        await agree(page, t('organizer.links.rotate'));
      },
      count: async () => Number(!(await desk.isAnswered(`/api/groups/share/${keys.shareUrl}`))),
    },
    {
      write: 'rotateOrganizer',
      party: keys,
      async act(page) {
        await press(page, t('organizer.keys.rotate'));
        await agree(page, t('organizer.keys.rotate'));
      },
      count: () => none(organizes(keys)),
    },
    {
      write: 'deleteGroup',
      party: doomed,
      at: settings(doomed),
      async act(page) {
        await press(page, t('organizer.delete.button'));
        await page.getByRole('dialog').getByRole('textbox').fill('지우는 여행');
        await agree(page, t('organizer.delete.button'));
      },
      count: async () => Number(!(await desk.isAnswered(`/api/groups/${doomed.groupId}`))),
    },
  ];
}

async function leaving(desk: Desk, t: Translate, { back, custom, left, seat, link }: Groups): Promise<Step[]> {
  const [elsewhereIn, second] = [await desk.token(back, me), await desk.token(custom, me)];
  let made = '';
  let sat: string | undefined;
  return [
    {
      write: 'endSessions',
      party: back,
      at: `/group/${back.groupId}/settings`,
      async act(page) {
        await press(page, t('organizer.sessions.everywhere'));
        await agree(page, t('organizer.sessions.everywhere'));
      },
      count: async () => Number((await desk.sessions(back, elsewhereIn)) === 0),
    },
    {
      write: 'logout',
      party: custom,
      at: `/group/${custom.groupId}`,
      async act(page) {
        await press(page, t('group.me.logoutAria', { name: me }));
        await agree(page, t('group.me.logout'));
      },
      // This device's, and the one of this test.
      count: async () => 2 - (await desk.sessions(custom, second)),
    },
    {
      write: 'leaveGroup',
      party: left,
      at: `/group/${left.groupId}/settings`,
      async act(page) {
        await press(page, t('organizer.leave.button'));
        await agree(page, t('organizer.leave.button'));
      },
      count: () => none(desk.listed(left, 'members')),
    },
    {
      write: 'claimMember',
      party: seat,
      at: `/join/${seat.shareUrl}`,
      act: (page) => press(page, t('join.enterAs', { name: me })),
      async count() {
        sat ??= await desk.token(seat, me);
        return (await desk.sessions(seat, sat)) - 1;
      },
    },
    {
      write: 'joinGroup',
      at: `/join/${link.shareUrl}`,
      async act(page) {
        await page.getByLabel(t('join.name.label')).fill('보라');
        await press(page, t('join.enterAs', { name: '보라' }));
        await expect(page).toHaveURL(/\/preferences\//);
      },
      count: () => desk.listed(link, 'members', '보라'),
    },
    {
      write: 'createGroup',
      at: '/create-group',
      async act(page) {
        await page.getByLabel(t('createGroup.name')).fill('비행기에서');
        await page.getByLabel(t('createGroup.createdBy')).fill(me);
        await page.getByLabel(t('createGroup.creatorEmail')).fill('yuna@example.com');
        await press(page, t('createGroup.submit'));
        const shown = page.getByRole('textbox', { name: t('common.share.label') });
        made = (await shown.inputValue()).split('/').at(-1) ?? '';
      },
      count: async () => Number(await desk.isAnswered(`/api/groups/share/${made}`)),
    },
  ];
}

const languages: Language[] = process.env['PROOF'] === 'full' ? ['ko', 'en'] : ['ko'];

for (const language of languages) {
  test(
    `every write of the product, in airplane mode from a cold start, in ${language}: on the server once after landing, and not before`,
    long,
    async ({ device, server }) => {
      test.slow();
      const desk = new Desk(server);
      const { steps: all, groups } = await steps(desk, await said(language));
      expect([...all.map((one) => one.write), ...Object.keys(elsewhere)].sort()).toEqual(
        Object.keys(mutationDefinitions).sort(),
      );

      // An earlier visit: the device is in its groups, and has the organiser's links of some.
      const { trip, back, team, late, custom, keys, doomed, left, seat } = groups;
      for (const party of [trip, back, team, late, custom, left]) await comeInAs(device.page, party.shareUrl, me);
      for (const { groupId, organizerToken } of [trip, team, keys, doomed]) {
        await device.page.goto(`/group/${groupId}/settings#organizer=${organizerToken}`);
        await expect(device.page.getByRole('heading', { level: 1, name: '모임 설정' })).toBeVisible();
      }
      await device.page.goto(`/group/${seat.groupId}`);
      await expect(device.page.getByRole('heading', { level: 1 })).toBeVisible();
      await device.page.goto(hearts(trip));
      await expect(device.page.getByRole('main').getByRole('radiogroup').first()).toBeVisible();
      await device.page.goto(fukuoka);
      await speak(device.page, language);
      await device.page.reload();
      await readyForOffline(device.page);

      await device.startOffline();
      const { page } = device;
      page.setDefaultTimeout(30_000);
      for (const { write, party, at, act } of all) {
        await test.step(write, async () => {
          if (at !== undefined) await page.goto(at);
          await act(page);
          if (party)
            await expect.poll(() => waitingWrites(page), write).toContainEqual({ name: write, groupId: party.groupId });
        });
      }
      expect(await waitingJoins(page)).toHaveLength(1);
      const standing = async (): Promise<Record<string, number>> =>
        Object.fromEntries(await Promise.all(all.map(async (one) => [one.write, await one.count()] as const)));
      const each = (count: number) => Object.fromEntries(all.map((one) => [one.write, count]));
      expect(await standing(), 'nothing is there before landing').toEqual(each(0));

      await device.land();
      // To ask the server for all of them is forty requests: it is done when nothing waits any more.
      await expect.poll(() => waitingJoins(page), { timeout: 60_000 }).toEqual([]);
      await expect.poll(() => waitingWrites(page), { timeout: 60_000 }).toEqual([]);
      expect(await standing(), 'sent once').toEqual(each(1));
    },
  );
}
