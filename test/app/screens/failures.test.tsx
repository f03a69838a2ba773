import 'fake-indexeddb/auto';
import { cleanup, fireEvent } from '@testing-library/react';
import { Dexie } from 'dexie';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { build, startBuilder } from '#shared/custom-survey/builder.ts';
import { emptyGroup } from '#shared/group/form.ts';
import { groupForm } from '#shared/group/schema.ts';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { AnswerDone } from '#app/parts/answering/answer-done.tsx';
import { AnswerNotices } from '#app/parts/answering/answer-notices.tsx';
import { SendFailed } from '#app/parts/answering/send-failed.tsx';
import { GroupNotices } from '#app/parts/group-page/group-notices.tsx';
import type { PollProps } from '#app/parts/votes/poll-props.ts';
import { RefusedVotes } from '#app/parts/votes/refused-votes.tsx';
import { CreatedLine } from '#app/screens/create-group/created-line.tsx';
import { GroupForm } from '#app/screens/create-group/group-form.tsx';
import { BuilderForm } from '#app/screens/custom-builder/builder-form.tsx';
import { AddMember } from '#app/screens/group/add-member.tsx';
import { RefusedChanges } from '#app/screens/organizer/refused-changes.tsx';
import { RefusedHearts } from '#app/screens/recommendations/refused-hearts.tsx';
import { TypePoll } from '#app/screens/results/type-poll.tsx';
import { aGroupForm } from '#test/builders/group.ts';
import { anId } from '#test/builders/mutation.ts';
import { fillDisk, groupOf, reject, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { texts } from '#test/builders/texts.ts';
import { rowList } from '#test/shared/recommendation/groups.ts';

/*
 * The error catalogue (`docs/spec-table.md`, section 8) in its English words, each sentence by its cause: this device
 * cannot store what is written, or the server has rejected what this device wrote. What a browser test shows by its
 * cause in Korean is not here.
 */

// What is loaded when it is asked for: a busy machine takes its time.
beforeAll(() => Promise.all([speak('en'), import('#app/parts/group-page/rare-notices.tsx')]));
beforeEach(() => {
  vi.stubGlobal('scrollTo', nothing);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bo = groupOf(
  new GroupReplica(
    rowList([{}]).map((row) => (row.kind === 'member' ? { ...row, data: { ...row.data, name: 'Bo' } } : row)),
  ),
);
const osaka = { nameKo: '오사카', nameEn: 'Osaka', nameJa: '大阪', nameZh: '大阪', nameEs: 'Osaka', nameFr: 'Osaka' };
const quota = (message: string): Error => Object.assign(new Error(message), { name: 'QuotaExceededError' });
const full = quota('The disk is full.');
/** As Dexie passes on what the browser throws. */
const wrapped = new Dexie.QuotaExceededError(full.message, new DOMException(full.message, 'QuotaExceededError'));
/** An error without a message, as some browsers throw when the disk is full. */
const silent = quota('');

const ground: PollProps = {
  session: { id: 's', groupId: 'g', memberId: 'm0', name: 'Bo', secret: 's', state: 'active' },
  results: { people: [], counted: [], dates: [], answers: [], dateVotes: [], typeVotes: [], placeVotes: [] },
  picks: { dates: [], types: ['relax'], places: [] },
  onPicks: () => undefined,
};
const typed = { ...emptyGroup, name: 'Spring', createdBy: 'Ara', creatorEmail: 'ara@example.com' };
const nothing = () => undefined;

const alertOf = async ({ screen }: ReturnType<typeof show>): Promise<string> =>
  (await screen.findByRole('alert')).textContent;

describe('what this device cannot store', () => {
  it.each([
    [full, 'Group creation errorThe disk is full.'],
    [wrapped, 'Group creation errorThe disk is full.'],
    [silent, 'Group creation errorAn error occurred during group creation. Please try again.'],
  ])('a group: the message of the error, or the fallback', async (error, said) => {
    const shown = show(<GroupForm start={typed} onCreated={nothing} />);
    fillDisk(shown.device, error);
    fireEvent.submit(shown.screen.getByRole('textbox', { name: /Group name/ }).closest('form') as HTMLFormElement);
    expect(await alertOf(shown)).toBe(said);
  });

  it('a group with questions of its own', async () => {
    const asked = build(startBuilder(), { kind: 'write', id: 'q1', text: 'Where to?' });
    const shown = show(
      <BuilderForm group={groupForm.parse(aGroupForm())} survey={asked} act={nothing} isKept onCreated={nothing} />,
    );
    fillDisk(shown.device, wrapped);
    fireEvent.click(shown.screen.getByRole('button', { name: 'Create group' }));
    expect(await alertOf(shown)).toBe('Group creation failedThe disk is full.');
  });

  it('a vote', async () => {
    const shown = show(<TypePoll {...ground} />);
    fillDisk(shown.device, wrapped);
    fireEvent.click(shown.screen.getByRole('button', { name: 'Vote · 1' }));
    await shown.screen.findByText('Vote failed.');
    expect(await alertOf(shown)).toBe('Vote failed. The disk is full.');
  });

  it('a friend', async () => {
    const shown = show(<AddMember group={bo} />);
    fireEvent.change(shown.screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Cy' } });
    fillDisk(shown.device);
    fireEvent.click(shown.screen.getByRole('button', { name: 'Add' }));
    expect(await alertOf(shown)).toBe('An error occurred while adding the member');
  });

  it.each([
    ['own', full, 'Save failedThe disk is full.'],
    ['own', wrapped, /^Save failedThe disk is full\.$/],
    ['own', silent, /^Save failed.*Please try again\.$/],
    ['default', full, 'Survey save failedThe disk is full.'],
    ['default', silent, /^Survey save failedFailed to save response\..*Please try again\.$/],
    ['steps', full, 'Survey submission failedThe disk is full.'],
    ['steps', silent, /^Survey submission failed.*Please try again\.$/],
  ] as const)('an answer (%s): the message of the error, or the way on', async (survey, error, said) => {
    const shown = show(<SendFailed survey={survey} error={error} />);
    expect(await alertOf(shown)).toMatch(said);
  });
});

describe('what the server has rejected', () => {
  const afterRejecting = async (what: ReactNode, name: string, code: ErrorCode, input?: unknown): Promise<string> => {
    const shown = show(what);
    await reject(shown.device, name, code, input);
    await shown.screen.findByText(texts.en.errors[code], { exact: false });
    return shown.screen.container.textContent;
  };

  it.each([
    ['default', 'Group creation error'],
    ['custom', 'Group creation failed'],
  ])('a group (%s)', async (surveyType, said) => {
    const line = <CreatedLine groupId="g" createdBy="Ara" />;
    expect(await afterRejecting(line, 'createGroup', 'invalid_input', { surveyType })).toMatch(
      new RegExp(`^${said}Something’s missing`),
    );
  });

  it('a friend: the group is full', async () => {
    expect(await afterRejecting(<AddMember group={bo} />, 'addMember', 'group_full', { name: 'Cy' })).toContain(
      'An error occurred while adding the memberThis group is full.',
    );
  });

  it('an answer, before it is given again and where it is shown as sent', () => {
    const refused = { code: 'date_passed' };
    const said = 'Survey save failedThat date has already passed.';
    const notices = { isEditing: true, isWaiting: false, stop: undefined, conflictMutationId: undefined, refused };
    expect(show(<AnswerNotices form={notices} />).screen.getByRole('alert').textContent).toContain(said);
    cleanup();
    const head = { groupId: 'g', memberName: 'Bo', name: 'Spring' };
    const done = <AnswerDone head={head} done={{ isWaiting: false, refused, edit: nothing }} earlier={null} />;
    expect(show(done).screen.getByRole('alert').textContent).toContain(said);
  });

  it.each(['castDateVote', 'withdrawTypeVote', 'castPlaceVote'])('a vote: %s', async (name) => {
    expect(await afterRejecting(<RefusedVotes groupId="g" />, name, 'member_removed')).toMatch(
      /^Vote failed\. 1 vote wasn’t saved in the group\. This name had been removed from the group\b/,
    );
  });

  it('a rating', async () => {
    const destinations = [{ id: 'japan/osaka', ...osaka }];
    expect(
      await afterRejecting(
        <RefusedHearts groupId="g" destinations={destinations} />,
        'rateDestination',
        'member_removed',
        { destinationId: 'japan/osaka', rating: 4 },
      ),
    ).toMatch(/^Your vote failed, try again\. This name had been removed from the group\b.*Not sent: Osaka/);
  });

  it('a name that is protected, and one that is taken', async () => {
    expect(await afterRejecting(<GroupNotices group={bo} />, 'claimMember', 'pin_wrong', { memberId: 'm0' })).toMatch(
      /Login failed: you haven’t joined as .* yet/,
    );
    cleanup();
    const shown = show(<GroupNotices group={bo} />);
    await reject(shown.device, 'joinGroup', 'name_taken', { memberId: anId(), name: 'Bo' });
    await shown.screen.findByRole('heading', { name: 'Failed to join: there’s already a Bo' });
  });

  it('the removal of a member, by name, and the clean-up', async () => {
    expect(
      await afterRejecting(<RefusedChanges group={bo} />, 'removeMember', 'not_organizer', { memberId: 'm0' }),
    ).toMatch(/^Delete failed: Bo\. Only the organizer can do this\./);
    cleanup();
    expect(await afterRejecting(<RefusedChanges group={bo} />, 'cleanUpDuplicates', 'not_organizer')).toMatch(
      /^Cleanup failed\. Only the organizer can do this\./,
    );
  });
});
