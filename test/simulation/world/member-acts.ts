import { voteTypes } from '#shared/vote/vote-types.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { saveCustomResponse, savePreference, saveSimpleResponse } from '#app/local/answers/responses.ts';
import { changeName } from '#app/local/group/change-name.ts';
import { addMember, leaveGroup, setPin } from '#app/local/group/members.ts';
import { showFit } from '#app/local/group/show-fit.ts';
import { takeOverGroup } from '#app/local/group/organizer.ts';
import {
  castDateVote,
  castTypeVote,
  rateDestination,
  withdrawDateVote,
  withdrawTypeVote,
} from '#app/local/group/votes.ts';
import { dates, names, pins, places, randomPayload, randomPreferences } from './answers.ts';
import { actOnTrip } from './decision-acts.ts';
import type { Scenario } from './scenario.ts';
import type { Tab } from './tab.ts';

/** A member answers, votes, rates, adds somebody, leaves, or asks for the group of an organiser who left. */
export async function actAsMember(scenario: Scenario, tab: Tab, session: StoredSession): Promise<void> {
  const { local, device } = tab;
  const { random, count, groupId } = scenario;
  const reportKept = (mutationId: string) => {
    device.reportedKept.add(mutationId);
  };
  const draw = random.next();
  if (draw < 0.3) {
    if (scenario.isCustom) {
      reportKept(
        await saveCustomResponse(
          local,
          session,
          random.hits(0.9)
            ? { food: `rice ${random.below(9)}`, ...(random.hits(0.5) ? { beds: 'two' } : {}) }
            : { beds: 'one' },
        ),
      );
      count('custom answer');
    } else if (draw < 0.2) {
      reportKept(await saveSimpleResponse(local, session, randomPayload(random)));
      count('answer');
    } else {
      reportKept(await savePreference(local, session, randomPreferences(random)));
      count('fifteen answers');
    }
  } else if (draw < 0.6) {
    const date = random.pick(dates) ?? '2027-04-03';
    reportKept(await (random.hits(0.6) ? castDateVote : withdrawDateVote)(local, session, date));
    count('date vote');
  } else if (draw < 0.75) {
    reportKept(
      await (random.hits(0.6) ? castTypeVote : withdrawTypeVote)(
        local,
        session,
        random.pick(voteTypes.slice(0, 3)) ?? 'relax',
      ),
    );
    count('type vote');
  } else if (draw < 0.8) {
    reportKept(await actOnTrip(scenario, tab, session));
  } else if (draw < 0.88) {
    reportKept(await rateDestination(local, session, random.pick(places) ?? 'france', random.below(6)));
    count('rating');
  } else if (draw < 0.93) {
    await addMember(local, groupId, `${random.pick(names)}${random.below(4)}`);
    count('add member');
  } else if (draw < 0.94) {
    reportKept(await changeName(local, session, `${random.pick(names)}${random.below(4)}`));
    count('change name');
  } else if (draw < 0.96) {
    if (!scenario.hasPins) {
      reportKept(await showFit(local, session, draw < 0.95));
      count('show fit');
      return;
    }
    reportKept(await setPin(local, session, random.hits(0.8) ? (random.pick(pins) ?? null) : null));
    count('set PIN');
  } else if (random.hits(0.4)) {
    await leaveGroup(local, session);
    count('leave');
  } else {
    await takeOverGroup(local, session);
    count('take over');
  }
}
