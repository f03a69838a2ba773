import ExternalLink from 'lucide-react/icons/external-link';
import MapPin from 'lucide-react/icons/map-pin';
import { proposals } from '#shared/recommendation/proposals.ts';
import { siteOf } from '#shared/vote/web-address.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useSaidWith } from '#app/parts/destination/said-with.ts';
import { cityForGroup } from '#app/parts/destination/explore-for-group.ts';
import { knownPlaces, proposedText, type KnownPlace } from '#app/parts/votes/known-places.ts';
import type { LiveVote } from '#app/parts/trip/read-votes.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { GoRow } from '#app/ui/go-row.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';

interface SuggestedCardProps {
  group: GroupOnDevice;
  votes: readonly LiveVote<string>[];
  /** Of its place while the names are on their way. */
  height: string;
}

/** The places with a vote, most votes first, each with who suggested it and a way to read about it. */
export function SuggestedCard({ group, votes, height }: SuggestedCardProps) {
  const { t, language } = useText();
  const catalogue = useCatalogue();
  const { view, session } = group;
  const saidWith = useSaidWith(catalogue.kind === 'ready' ? proposals(view, catalogue.value.core) : [], language);
  const places = (catalogue.kind === 'ready' ? knownPlaces(view, catalogue.value, language, votes, saidWith) : []).sort(
    (a, b) => b.votes - a.votes,
  );
  if (catalogue.kind === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton shape="tile" height={height} />
      </div>
    );
  if (places.length === 0) return null;
  const textOf = (place: KnownPlace) => (
    <>
      {proposedText(t, place)}
      {place.votes > 1 && ` · ${t('results.votes', { count: place.votes })}`}
    </>
  );
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="suggested">
      <div className="stack gap-1">
        <h2 className="title-3" id="suggested">
          {t('trip.suggested.title', { count: places.length })}
        </h2>
        <p className="note">{t('trip.suggested.text')}</p>
      </div>
      <ul className="stack gap-2">
        {places.map((place) => (
          <li key={place.option}>
            {place.city ? (
              <GoRow
                to={cityForGroup(view, language, place.city.id, session?.memberId)}
                icon={<MapPin className="icon" aria-hidden="true" />}
                title={
                  <>
                    {place.name} {place.country !== place.name && <span className="note">{place.country}</span>}
                  </>
                }
                text={textOf(place)}
              />
            ) : (
              <p className="stack gap-1">
                <b>{place.name}</b>
                <span className="small soft">{textOf(place)}</span>
                {place.typed?.url && (
                  <a
                    className="small nowrap"
                    href={place.typed.url}
                    target="_blank"
                    rel="noopener noreferrer nofollow ugc"
                  >
                    {siteOf(place.typed.url)} <ExternalLink className="icon" aria-hidden="true" />
                  </a>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
