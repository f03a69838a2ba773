import { useMemo } from 'react';
import { candidateFacts } from '#shared/recommendation/candidate-facts.ts';
import { labelWidth } from '#shared/map/place-labels.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { WorldMap } from '#app/parts/map/world-map.tsx';
import type { MapOrigin, MapRoute } from '#app/parts/map/props.ts';
import { personOf, type GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Avatar, AvatarStack } from '#app/ui/avatar.tsx';
import { personColor } from '#app/ui/person-hue.ts';
import type { Candidate } from './candidate.ts';
import css from './candidate-map.module.css';
import type { Ground } from './ground.ts';
import { originsOf, type Origin } from './origins.ts';

/** Of more members than these one line per airport is drawn. */
const mostLines = 12;
/** Faces at an origin, and about how many pixels wide each of them. */
const mostFaces = 4;
const faceWidth = 20;

interface CandidateMapProps {
  ground: Ground;
  candidates: readonly Candidate[];
  /** A candidate's id: its pin has the ring, and the ways of all gather there. */
  focused: string | undefined;
  onFocus: (id: string) => void;
  onChoose: (id: string) => void;
  /** The map is the page. */
  isPage?: boolean;
  className?: string | undefined;
}

/** The candidates where they lie, and the way of each member to the one in focus. */
export function CandidateMap({
  ground,
  candidates,
  focused,
  onFocus,
  onChoose,
  isPage = false,
  className,
}: CandidateMapProps) {
  const { t, language } = useText();
  const {
    core,
    people,
    day,
    group: { view },
  } = ground;
  // The ways start at the same places whichever candidate is looked at.
  const city = candidates[0]?.city;
  const origins = useMemo(
    () => (city ? originsOf(language, core, candidateFacts(profileOfGroup(view, core, day), city).ways) : []),
    [language, core, day, view, city],
  );
  const pins = useMemo(
    () => candidates.map(({ id, city, name, number }) => ({ id, at: city.coords, name, number })),
    [candidates],
  );
  const drawn = useMemo(() => drawOrigins(origins, people), [origins, people]);
  return (
    <WorldMap
      label={t('recommendations.map.label')}
      pins={pins}
      focused={focused}
      onFocus={(id) => {
        if (id !== undefined) onFocus(id);
      }}
      onChoose={onChoose}
      routes={drawn.routes}
      origins={drawn.origins}
      isPage={isPage}
      followsFocus={isPage}
      className={className}
    />
  );
}

function drawOrigins(
  origins: readonly Origin[],
  people: readonly GroupPerson[],
): { routes: MapRoute[]; origins: MapOrigin[] } {
  const isMany = origins.reduce((sum, { ways }) => sum + ways.length, 0) > mostLines;
  return {
    routes: origins.flatMap(({ id, at, ways }) =>
      at === undefined
        ? []
        : (isMany ? ways.slice(0, 1) : ways).map(({ memberId }) => ({
            id: `${id} ${memberId}`,
            from: at,
            colour: isMany ? 'var(--action)' : personColor(personOf(people, memberId)?.hue ?? 1),
          })),
    ),
    origins: origins.flatMap(({ id, at, name, ways }) =>
      at === undefined
        ? []
        : [
            {
              id,
              at,
              content: <OriginTag name={name} people={people} ids={ways.map((way) => way.memberId)} />,
              width: labelWidth(name) + faceWidth * Math.min(mostFaces, ways.length),
            },
          ],
    ),
  };
}

function OriginTag({ name, people, ids }: { name: string; people: readonly GroupPerson[]; ids: readonly string[] }) {
  return (
    <span className={css.origin}>
      <OriginFaces people={people} ids={ids} />
      {name}
    </span>
  );
}

/** Who sets out there; of more than a few how many. */
export function OriginFaces({ people, ids }: { people: readonly GroupPerson[]; ids: readonly string[] }) {
  if (ids.length > mostFaces) return <b>{ids.length}</b>;
  return (
    <AvatarStack>
      {ids.map((id) => {
        const person = personOf(people, id);
        return person && <Avatar key={id} name={person.name} hue={person.hue} size="tiny" />;
      })}
    </AvatarStack>
  );
}
