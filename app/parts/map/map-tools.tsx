import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useText } from '#app/text/text.ts';
import css from './map.module.css';

/** Bigger, smaller, show all. */
export function MapTools({ onZoom, onAll }: { onZoom: (factor: number) => void; onAll: () => void }) {
  const { t } = useText();
  return (
    <div className={css.tools} data-map-tool="">
      <div>
        <button
          type="button"
          aria-label={t('explore.map.bigger')}
          onClick={() => {
            onZoom(2);
          }}
        >
          <Plus className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={t('explore.map.smaller')}
          onClick={() => {
            onZoom(0.5);
          }}
        >
          <Minus className="icon" aria-hidden="true" />
        </button>
      </div>
      <div>
        <button type="button" aria-label={t('explore.map.all')} onClick={onAll}>
          <Maximize className="icon" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
