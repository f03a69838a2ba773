import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#app/ui/tokens.css';
import '#app/ui/base.css';
import { languageInPath } from '#shared/explore/address.ts';
import { App } from './app.tsx';
import { savedLanguage } from './text/language.ts';
import { loadTopics, startText } from './text/text.ts';
// The browser offers installation once, early: somebody must be listening.
import './parts/notices/install-prompt.ts';
import { registerServiceWorker } from './pwa.ts';

/** Boots the page: language first (a first visit only chooses one), then the app. Storage and sync follow behind the first paint. */
async function main(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root.');
  const root = createRoot(element);
  // A page addressed in a language is in it at once, whatever was chosen before, or nothing yet.
  const language = languageInPath(location.pathname) ?? savedLanguage();
  if (!language) {
    const { LanguageChoice } = await import('./screens/language/language-choice.tsx');
    root.render(
      <StrictMode>
        <LanguageChoice />
      </StrictMode>,
    );
  } else {
    await startText(language);
    await loadTopics(['common']);
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.webmanifest?lang=${language}`);
    root.render(
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
    );
  }
  registerServiceWorker(language);
}

void main();
