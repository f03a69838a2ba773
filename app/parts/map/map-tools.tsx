import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { labelWidth, type Box } from '#shared/map/place-labels.ts';
import type { Size } from '#shared/map/view.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import css from './map.module.css';

/** What the tools cover, pixels, with the room that a sheet upon the map's lower edge may take. */
export const toolsBox = ({ width, height }: Size): Box => ({
  left: width - 60,
  right: width,
  top: height - 176,
  bottom: height,
});

/** What the sentence of the dotted line covers, beside the tools. */
export function sentenceBox(sentence: string, { width, height }: Size): Box {
  const most = width - 84;
  const long = labelWidth(sentence) + 8;
  return { left: 0, right: 12 + Math.min(most, long), top: height - 40 - 20 * Math.ceil(long / most), bottom: height };
}

/** Bigger, smaller, show all. */
export function MapTools({ onZoom, onAll }: { onZoom: (factor: number) => void; onAll: () => void }) {
  const { t } = useText();
  const tool = (name: 'bigger' | 'smaller' | 'all', Icon: typeof Plus, onClick: () => void) => (
    <Button variant="plain" size="icon" aria-label={t(`explore.map.${name}`)} onClick={onClick}>
      <Icon className="icon" aria-hidden="true" />
    </Button>
  );
  return (
    <div className={css.tools} data-map-tool="">
      <div>
        {tool('bigger', Plus, () => {
          onZoom(2);
        })}
        {tool('smaller', Minus, () => {
          onZoom(0.5);
        })}
      </div>
      <div>{tool('all', Maximize, onAll)}</div>
    </div>
  );
}
