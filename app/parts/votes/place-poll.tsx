import { useState } from 'react';
import { steadyOrder } from '#shared/vote/steady-order.ts';
import { proposals } from '#shared/recommendation/proposals.ts';
import { useSaidWith } from '#app/parts/destination/said-with.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { castPlaceVote, withdrawPlaceVote } from '#app/local/group/votes.ts';
import { LocatorMap } from '#app/parts/destination/locator-map.tsx';
import { Poll } from './poll.tsx';
import type { OpenPicks, PollProps } from './poll-props.ts';
import { usePoll } from './use-poll.ts';
import { placeFacts } from '#app/parts/trip/place-facts.ts';
import { useText, type Translate } from '#app/text/text.ts';
import css from './votes.module.css';
import { AddPlace } from './add-place.tsx';
import { proposedText } from './known-places.ts';
import { placeChoices, type PlaceChoice } from './place-choices.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';

type PlacePollProps = Omit<PollProps, 'bar'> & {
  group: GroupOnDevice;
  /** Instead of the sentence about which place leads. */
  title?: string;
  /** The bar, told which place leads. */
  bar?: (leader: string | undefined) => (open: OpenPicks) => React.ReactNode;
};

const byVotes = (a: PlaceChoice, b: PlaceChoice): number => b.votes - a.votes;

/** Where to go: what the recommendations name first, and what people add. */
export function PlacePoll({ group, session, results, picks, onPicks, isClosed, title, bar }: PlacePollProps) {
  const { t, language } = useText();
  const { now } = useDevice();
  const catalogue = useCatalogue();
  const saidWith = useSaidWith(catalogue.kind === 'ready' ? proposals(group.view, catalogue.value.core) : [], language);
  const [order, setOrder] = useState<string[]>([]);
  const [added, setAdded] = useState<string[]>([]);
  const nameOf = (option: string) => choices.find((one) => one.option === option)?.name ?? option;
  const poll = usePoll<string>({
    picked: picks.places,
    onPicked: (change) => {
      onPicks((before) => ({ ...before, places: change(before.places) }));
    },
    cast: (device, place) => castPlaceVote(device, session, place),
    withdraw: (device, place) => withdrawPlaceVote(device, session, place),
    name: nameOf,
  });
  const choices =
    catalogue.kind === 'ready'
      ? placeChoices(group, catalogue.value, language, results.placeVotes, [...added, ...picks.places], now(), saidWith)
      : [];
  if (catalogue.kind === 'loading')
    return (
      <div aria-busy="true">
        <p className="visually-hidden" role="status">
          {t('trip.places.loading')}
        </p>
        <Skeleton shape="tile" height="30rem" />
      </div>
    );
  if (catalogue.kind === 'failed') return <p role="status">{t('trip.places.failed')}</p>;
  const shown = steadyOrder(order, choices, byVotes);
  const [first, second] = choices;
  const isTie = first !== undefined && second !== undefined && first.votes > 0 && first.votes === second.votes;
  const add = (option: string) => {
    setAdded((before) => [...before, option]);
    setOrder([...shown.map((one) => one.option).filter((one) => one !== option), option]);
    const isMine = results.placeVotes.some((one) => one.option === option && one.memberId === session.memberId);
    if (!isMine && !picks.places.includes(option)) poll.toggle(option);
  };
  return (
    <Poll
      id="where"
      title={title ?? leadingText(t, isTie, choices)}
      choose={t('trip.bar.empty')}
      empty={t('trip.voting.nothing')}
      rows={shown.map((one) => ({
        option: one.option,
        title: one.name,
        text: one.typed ? t('trip.places.by', { name: one.proposer ?? '' }) : placeFacts(t, language, one),
        said: one.note === undefined && one.within === undefined ? undefined : proposedText(t, one),
        url: one.typed?.url,
        picture: one.city && (
          <LocatorMap src={one.city.coverImage} square="narrow" className={css.map} city={one.city} />
        ),
      }))}
      votes={results.placeVotes}
      results={results}
      me={session.memberId}
      picked={picks.places}
      poll={poll}
      bar={bar?.(isTie || !first || first.votes === 0 ? undefined : first.name)}
      isClosed={isClosed}
      isSaidAbove={bar !== undefined && !(first && first.votes > 0)}
      onSort={undefined}
    >
      <AddPlace
        catalogue={catalogue.value}
        session={session}
        onAdd={add}
        onTyped={(option) => {
          setOrder([...shown.map((one) => one.option), option]);
        }}
      />
    </Poll>
  );
}

function leadingText(t: Translate, isTie: boolean, [first, second]: readonly PlaceChoice[]): string {
  if (!first || first.votes === 0) return t('trip.voting.label');
  return isTie && second
    ? t('trip.places.tie', { a: first.name, b: second.name, count: first.votes })
    : t('trip.places.leads', { place: first.name, count: first.votes });
}
