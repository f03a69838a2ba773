import { loadAgain } from '#app/load-again.ts';
import { translate } from '#app/text/text.ts';
import { Brand } from '#app/ui/brand.tsx';
import { Button } from '#app/ui/button.tsx';
import { paths } from '#app/paths.ts';

/** The browser has not opened this device's storage, and says neither that it will nor that it cannot. It may still come: then the screen follows. */
export function SlowStorage() {
  return (
    <>
      <header className="wrap page">
        <Brand to={paths.landing()} language={document.documentElement.lang} />
      </header>
      <main className="wrap wrap--read page stack">
        <h1 className="title-1">{translate('common.storageSlow.title')}</h1>
        <p className="lead" role="alert">
          {translate('common.storageSlow.text')}
        </p>
        <div className="row">
          <Button variant="action" onClick={loadAgain}>
            {translate('common.storageSlow.again')}
          </Button>
        </div>
      </main>
    </>
  );
}
