import { instance } from '#app/kernel/instance.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Brand } from '#app/ui/brand.tsx';
import { Foot } from '#app/ui/foot.tsx';
import { sitePlaces } from './site-places.ts';

/** The footer of every public page. */
export function SiteFooter() {
  const { t, language } = useText();
  const { imprintUrl } = instance();
  return (
    <Foot
      brand={<Brand to={paths.landing()} language={language} />}
      navLabel={t('header.footer')}
      items={Object.values(sitePlaces).map(({ to, label }) => ({ to, label: t(label) }))}
      outside={imprintUrl === undefined ? undefined : { href: imprintUrl, label: t('header.imprint') }}
      note={t('header.credits')}
    />
  );
}
