import ExternalLink from 'lucide-react/icons/external-link';
import { typedPlaces } from '#shared/vote/typed-places.ts';
import { siteOf } from '#shared/vote/web-address.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';

interface TypedTripPlaceProps {
  group: Pick<GroupOnDevice, 'view'>;
  votes: TripState['votes']['placeVotes'];
  /** A decision keeps the name of a typed place, not its id. */
  name: string;
}

/** Where it goes, with the page that whoever typed it gave. Of places with one name, the one with most votes. */
export function TypedTripPlace({ group: { view }, votes, name }: TypedTripPlaceProps) {
  const { t } = useText();
  const votesFor = (id: string) => votes.filter((one) => one.option === id).length;
  const [place] = [...typedPlaces(view).values()]
    .filter((one) => one.name === name)
    .sort((a, b) => votesFor(b.placeId) - votesFor(a.placeId));
  if (!place?.url) return null;
  return (
    <Card as="section" className="stack gap-1" aria-labelledby="place">
      <h2 className="title-3" id="place">
        {name}
      </h2>
      <p className="note">{t('trip.places.by', { name: view.get('member', place.memberId)?.data.name ?? '' })}</p>
      <p>
        <a className="small nowrap" href={place.url} target="_blank" rel="noopener noreferrer nofollow ugc">
          {siteOf(place.url)} <ExternalLink className="icon" aria-hidden="true" />
        </a>
      </p>
    </Card>
  );
}
