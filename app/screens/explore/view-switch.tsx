import ListIcon from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { Link } from 'react-router-dom';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { useText } from '#app/text/text.ts';
import css from './view-switch.module.css';

const icons = { list: ListIcon, map: MapIcon };

/** The same places as cards or on the map; the address says which. */
export function ViewSwitch() {
  const { t } = useText();
  const { view, viewLink } = useDestinationAddress();
  return (
    <nav className={css.switch} aria-label={t('explore.view.label')}>
      {(['list', 'map'] as const).map((one) => {
        const Icon = icons[one];
        return (
          <Link
            key={one}
            to={viewLink(one)}
            replace
            preventScrollReset
            aria-current={view === one ? 'true' : undefined}
          >
            <Icon className="icon" aria-hidden="true" />
            {t(`explore.view.${one}`)}
          </Link>
        );
      })}
    </nav>
  );
}
