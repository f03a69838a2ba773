import { getGroupByShareUrl } from '#shared/group/endpoints.ts';
import { howToEnter } from '#shared/member/enter.ts';
import { call, CallError, Unreachable } from '#app/net/call.ts';
import type { Device } from '#app/local/device/device.ts';
import { draftKey, forgetMirror, openDraft, spendDraft } from '#app/local/answers/drafts.ts';
import { saveSimpleResponse } from '#app/local/answers/responses.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { currentSession, rememberGroup } from './groups.ts';
import { claimMember, joinGroup } from './members.ts';
import { deleteWaitingJoin, putWaitingJoin, waitingJoins, type WaitingJoin } from './waiting-joins.ts';
import { watchGroup } from './watched-groups.ts';

/** How long the rows of a group that was just found may take, and how often this device looks for them. */
const rowsMs = 20_000;
const lookMs = 250;
/** The statuses that say that a link leads to no group. */
const noGroup = [400, 404, 410];

let isSettling = false;

/**
 * Finds the groups behind the links that wait, and queues the join and the answer of each. What cannot be reached
 * stays.
 */
export async function settleWaitingJoins(device: Device): Promise<void> {
  if (isSettling) return;
  isSettling = true;
  try {
    for (const join of await waitingJoins(device.db)) if (!join.isMissing) await settle(device, join);
  } finally {
    isSettling = false;
  }
}

async function settle(device: Device, join: WaitingJoin): Promise<void> {
  const { shareUrl } = join;
  let groupId: string;
  try {
    const found = await call(getGroupByShareUrl, { params: { shareUrl } });
    groupId = found.id;
    await rememberGroup(device, { groupId, shareUrl: found.shareUrl, name: found.name });
  } catch (error) {
    if (error instanceof CallError) {
      if (noGroup.includes(error.status)) await putWaitingJoin(device.db, { ...join, isMissing: true });
    } else if (!(error instanceof Unreachable)) throw error;
    return;
  }
  const stop = watchGroup(groupId);
  try {
    if (await hasRows(device, groupId)) await enter(device, groupId, shareUrl);
  } finally {
    stop();
  }
}

async function hasRows({ db }: Device, groupId: string): Promise<boolean> {
  for (let waited = 0; waited < rowsMs; waited += lookMs) {
    if ((await readView(db, groupId)).get('group', groupId)) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, lookMs);
    });
  }
  return false;
}

/**
 * A name that is on the list and that nobody has used is taken; a name in use joins, is refused, and the person is then
 * asked who they are.
 */
async function enter(device: Device, groupId: string, shareUrl: string): Promise<void> {
  const { db } = device;
  const early = draftKey.earlySurvey(shareUrl);
  await db.write([db.outbox, db.rows, db.sessions, db.groups, db.drafts], async () => {
    const join = (await waitingJoins(db)).find((one) => one.shareUrl === shareUrl);
    if (!join) return;
    const view = await readView(db, groupId);
    const members = view.list('member').map(({ id, data }) => ({ id, name: data.name, claimed: data.claimed }));
    const how = howToEnter(members, join.name);
    const session =
      (await currentSession(db, groupId)) ??
      (how.kind === 'listed'
        ? await claimMember(device, groupId, how.memberId, how.name)
        : await joinGroup(device, groupId, join.name, join.email || undefined));
    const draft = await openDraft(db, early);
    if (draft) await db.drafts.put({ ...draft, key: draftKey.survey(groupId, session.memberId) });
    await spendDraft(db, early);
    // A group with questions of its own takes no answer to the four steps.
    if (join.answer && view.get('group', groupId)?.data.surveyType !== 'custom')
      await saveSimpleResponse(device, session, join.answer, null);
    await deleteWaitingJoin(db, shareUrl);
  });
  forgetMirror(early);
}
