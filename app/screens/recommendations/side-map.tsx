import { CandidateMap } from './candidate-map.tsx';
import css from './candidate-map.module.css';
import type { Candidate } from './candidate.ts';
import { idOfCard } from './deck.tsx';
import type { Ground } from './ground.ts';

/** The map beside the rows: hovering or focusing either marks both, a press on a pin scrolls to its row. */
export function SideMap({
  ground,
  candidates,
  at,
  onAt,
}: {
  ground: Ground;
  candidates: readonly Candidate[];
  at: number;
  onAt: (index: number) => void;
}) {
  const indexOf = (id: string) => candidates.findIndex((one) => one.id === id);
  return (
    <CandidateMap
      ground={ground}
      candidates={candidates}
      focused={candidates[at]?.id}
      onFocus={(id) => {
        onAt(indexOf(id));
      }}
      onChoose={(id) => {
        onAt(indexOf(id));
        document.getElementById(idOfCard(id))?.scrollIntoView({ block: 'nearest' });
      }}
      className={css.side}
    />
  );
}
