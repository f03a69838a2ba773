import { SiteFooter } from '#app/parts/chrome/site-footer.tsx';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';
import { useText } from '#app/text/text.ts';
import { CallToAction } from './call-to-action.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { useAnchor } from './use-anchor.ts';
import { YoursHere } from './yours-here.tsx';

/** What Moyeo is. Nothing here reads this device's storage, so that the first paint does not wait for it. */
export function Landing() {
  const { t } = useText();
  useAnchor();
  return (
    <>
      <title>{t('landing.title')}</title>
      <SiteHeader />
      <main id="main">
        <YoursHere />
        <Hero />
        <HowItWorks />
        <Features />
        <CallToAction />
      </main>
      <SiteFooter />
    </>
  );
}
