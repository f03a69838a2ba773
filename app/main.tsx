import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import '#app/ui/tokens.css';
import '#app/ui/base.css';
import '#app/ui/shell.css';
import { languageInPath } from '#shared/explore/address.ts';
import { defaultLanguage, languages, type Language } from '#shared/kernel/languages.ts';
import { invitedTo } from '#shared/kernel/routes.ts';
import { App } from './app.tsx';
import { base, pathIn } from '#app/kernel/base.ts';
import { pause } from '#app/kernel/in-pieces.ts';
import { LoadFailure } from '#app/kernel/load-failure.ts';
import { watchStyles } from '#app/kernel/missing-styles.ts';
import { firstScreen, firstScreenCame } from '#app/kernel/screens-ahead.ts';
import { ScreenRouter } from './router.tsx';
import { startFailed } from './start-failed.ts';
import { screenReady, startScreen } from './routes.tsx';
import { savedLanguage } from './text/language.ts';
import { readFormats } from './text/read-formats.ts';
import { guessLanguage } from './text/guess-language.ts';
import { startText } from './text/text.ts';
// The browser offers installation once, early: somebody must be listening.
import './parts/notices/install-prompt.ts';
import { registerServiceWorker } from './pwa.ts';

const path = pathIn(location.pathname);
/** The longest that the page's own shell stands for a screen that is on its way. */
const longestShellMs = 3_000;

/**
 * Boots the page: language first (a first visit only chooses one), then the app. Storage and sync follow behind the
 * first paint.
 */
async function main(root: Root, language: Language | undefined): Promise<void> {
  const invited = language ? undefined : await startInvitation();
  if (invited) {
    root.render(<StrictMode>{invited}</StrictMode>);
  } else if (!language) {
    const { LanguageChoice } = await import('./screens/language/language-choice.tsx');
    root.render(
      <StrictMode>
        <LanguageChoice />
      </StrictMode>,
    );
  } else {
    readFormats(language);
    startScreen(path, language);
    // Without its texts, the language of before, or any that is on this device, stands in.
    await startText(language, [...new Set([savedLanguage() ?? language, ...languages])]);
    // React would draw the same shell once more, and then hold the screen back for as long as it does between what it
    // shows in place of something (300 ms).
    await Promise.race([screenReady(path), new Promise((resolve) => setTimeout(resolve, longestShellMs))]);
    startTransition(() => {
      root.render(
        <StrictMode>
          <ScreenRouter basename={base}>
            <App />
          </ScreenRouter>
        </StrictMode>,
      );
    });
  }
}

/**
 * A first visit by an invitation: its page, in the device's language. `undefined`: another page, or no text of that
 * language can be had.
 */
async function startInvitation(): Promise<ReactNode> {
  const shareUrl = invitedTo(path);
  if (shareUrl === undefined) return undefined;
  const guess = guessLanguage(navigator.languages);
  // Asked for at once, beside the page that shows it; without an answer it says so.
  const invitation = import('./net/read-invitation.ts')
    .then(({ readInvitation }) => readInvitation(shareUrl))
    .catch((error: unknown) => {
      console.warn(error);
      return 'unreached' as const;
    });
  try {
    const [{ InviteGate }] = await Promise.all([
      import('./screens/language/invite-gate.tsx'),
      startText(guess ?? defaultLanguage, [], ['common', 'join']),
    ]);
    return <InviteGate reading={invitation} guess={guess} />;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

const element = document.getElementById('root');
if (!element) throw new Error('No #root.');
// A part that could not be loaded has its screen already; a screen that broke is an error.
const root = createRoot(element, {
  onCaughtError: (error) => {
    if (error instanceof LoadFailure) console.warn(error);
    else console.error(error);
  },
});
watchStyles();
// A page addressed in a language is in it at once, whatever was chosen before, or nothing yet.
const language = languageInPath(path) ?? savedLanguage();
pause()
  .then(() => main(root, language))
  .catch((error: unknown) => {
    console.warn(error);
    dispatchEvent(new Event(startFailed));
    firstScreenCame();
  });
// It fetches the whole app, which would take the line from what this page is about. A choice of languages is about
// nothing else.
if (language) void firstScreen.then(() => registerServiceWorker(language));
else registerServiceWorker(language);
