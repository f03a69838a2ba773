import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { City } from '#shared/destination/schema.ts';
import { limits } from '#shared/kernel/limits.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { useGroupsForProposal, type GroupForProposal } from '#app/local/group/proposals.ts';
import { draftKey, saveDraft } from '#app/local/answers/drafts.ts';
import type { Suggestion } from '#app/local/group/suggestion.ts';
import { castPlaceVote } from '#app/local/group/votes.ts';
import { paths } from '#app/kernel/paths.ts';
import { formatRange } from '#app/text/formats.ts';
import { loadTopics, useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { laterOptional } from '#app/ui/later.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { showToast } from '#app/ui/toast.ts';
import { DestinationCover } from './cover.tsx';
import css from './propose-sheet.module.css';

/** What computes it is the group's screens', not explore's. */
const ProposedFit = laterOptional(() =>
  Promise.all([import('./proposed-fit.tsx'), loadTopics(['fit'])]).then(([m]) => m.ProposedFit),
);

interface ProposeSheetProps {
  city: City;
  name: string;
  /** A place in the city: the words that go into the vote begin as its name. */
  place?: string | undefined;
  /** The group that is chosen at first. Absent: the first one that votes. */
  groupId?: string | undefined;
  onClose: () => void;
}

/** Proposes a city to a group of this device: one's own vote for it makes it a candidate. */
export function ProposeSheet({ city, name, place, groupId: chosenAtFirst = '', onClose }: ProposeSheetProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { runAlone, isWriting } = useWrite();
  const lineOf = useGroupLine();
  const groups = useGroupsForProposal(city.id);
  const [picked, setPicked] = useState(chosenAtFirst);
  const [note, setNote] = useState(place?.slice(0, limits.placeNote) ?? '');
  if (!groups) return null;
  const [only, ...others] = groups;
  const chosen =
    groups.find(({ groupId }) => groupId === picked) ?? groups.find(({ state }) => state === 'open') ?? only;
  const title = !only
    ? t('explore.propose.none')
    : others.length === 0
      ? t('explore.propose.titleOne', { group: only.name, place: name })
      : t('explore.propose.title', { place: name });
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        <span className={css.title}>
          <DestinationCover src={city.coverImage} city={city} square="narrow" className={css.cover} />
          <span>{title}</span>
        </span>
      }
      text={
        !only
          ? t('explore.propose.noneText', { place: name })
          : place === undefined
            ? t('explore.propose.text')
            : t('explore.propose.textPlace', { city: name, place })
      }
      closeLabel={t('explore.propose.close')}
      actions={
        chosen ? (
          <Answer destinationId={city.id} name={name} note={note} group={chosen} onClose={onClose} />
        ) : (
          <Button
            variant="action"
            busy={isWriting}
            onClick={() => {
              void runAlone(async (device) => {
                const suggestion: Suggestion = { destinationId: city.id, name, note };
                await saveDraft(device, draftKey.suggestion, suggestion);
                await navigate(paths.createGroup());
              });
            }}
          >
            {t('explore.invite.go')}
          </Button>
        )
      }
    >
      {chosen && others.length > 0 && (
        <ChoiceGroup
          legend={t('explore.propose.groups')}
          legendHidden
          value={chosen.groupId}
          onChange={setPicked}
          options={groups.map((group) => ({
            value: group.groupId,
            title: group.name,
            text: lineOf(group),
            disabled: group.state === 'decided',
          }))}
        />
      )}
      {chosen && <ProposedFit group={chosen} city={city} />}
      {chosen?.state === 'open' && (
        <Field
          label={t('explore.propose.note')}
          optionalNote={t('common.optional')}
          hint={t('explore.propose.noteHint', { used: note.length, most: limits.placeNote })}
          className={css.note}
        >
          <TextInput
            value={note}
            maxLength={limits.placeNote}
            enterKeyHint="done"
            onChange={(event) => {
              setNote(event.target.value);
            }}
          />
        </Field>
      )}
    </Sheet>
  );
}

/** How many a group has, when it goes, and how far its vote is. */
function useGroupLine(): (group: GroupForProposal) => string {
  const { t, language } = useText();
  return ({ members, dates, candidates, state }) =>
    [
      t('explore.ratings.count', { count: members }),
      ...(dates ? [formatRange(language, dates)] : []),
      ...(state === 'open'
        ? candidates > 0
          ? [t('explore.propose.candidates', { count: candidates })]
          : []
        : [t(`explore.propose.${state}`)]),
    ].join(' · ');
}

function Answer({
  destinationId,
  name,
  note,
  group,
  onClose,
}: {
  destinationId: string;
  name: string;
  note: string;
  group: GroupForProposal;
  onClose: () => void;
}) {
  const { t } = useText();
  const navigate = useNavigate();
  const { runAlone } = useWrite();
  const see = () => void navigate(paths.group(group.groupId));
  if (group.state !== 'open')
    return (
      <>
        <p role="status">{t(`explore.propose.${group.state}`)}</p>
        <Button variant="quiet" onClick={see}>
          {t('explore.propose.see')}
        </Button>
      </>
    );
  const propose = async () => {
    const result = await runAlone((device) => castPlaceVote(device, group.session, destinationId, note));
    if (result?.kind !== 'written') return;
    showToast({
      text: t('explore.propose.done', { group: group.name, place: name }),
      action: { label: t('explore.propose.see'), run: see },
    });
    onClose();
  };
  return (
    <div className={css.answers}>
      <Button variant="action" onClick={() => void propose()}>
        {t('explore.propose.do')}
      </Button>
      <Button variant="plain" onClick={onClose}>
        {t('explore.propose.cancel')}
      </Button>
    </div>
  );
}
