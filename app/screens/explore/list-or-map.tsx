import ListIcon from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { exploreViews, useDestinationAddress } from '#app/parts/destination/address.ts';
import { useText } from '#app/text/text.ts';
import { ViewSwitch } from '#app/ui/view-switch.tsx';

const icons = { list: ListIcon, map: MapIcon };

/** The same places as cards or on the map. */
export function ListOrMap() {
  const { t } = useText();
  const { view, viewLink } = useDestinationAddress();
  return (
    <ViewSwitch
      label={t('explore.view.label')}
      views={exploreViews.map((one) => ({
        id: one,
        icon: icons[one],
        label: t(`explore.view.${one}`),
        to: viewLink(one),
        isOn: view === one,
      }))}
      replace
    />
  );
}
