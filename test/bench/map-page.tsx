import '#app/ui/tokens.css';
import '#app/ui/base.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { MapPin } from '#app/parts/map/props.ts';
import { WorldMap } from '#app/parts/map/world-map.tsx';
import { loadTopics, startText } from '#app/text/text.ts';

/** The map of the app with the points that `map.ts` serves, and nothing else. */
function Page({ pins }: { pins: readonly MapPin[] }) {
  const [focused, setFocused] = useState<string>();
  return <WorldMap label="map" pins={pins} focused={focused} onFocus={setFocused} onChoose={setFocused} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const pins = (await (await fetch('/points.json')).json()) as MapPin[];
await startText('en');
await loadTopics(['explore']);
createRoot(root).render(<Page pins={pins} />);
