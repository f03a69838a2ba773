import { defaultLanguage } from '#shared/kernel/languages.ts';
import { savedLanguage } from '#app/text/language.ts';
import { AppName } from '#app/ui/app-name.tsx';
import { Button } from '#app/ui/button.tsx';
import { startWords } from './start-words.ts';

/** Stands where the app cannot start at all; a page is never blank. */
export function StartFailed() {
  const language = savedLanguage() ?? defaultLanguage;
  const { title, text, again } = startWords[language];
  return (
    <main className="wrap wrap--read page stack" lang={language}>
      <title>{title}</title>
      <p>
        <AppName language={language} />
      </p>
      <h1 className="title-1">{title}</h1>
      <p className="lead">{text}</p>
      <div className="row">
        <Button
          variant="action"
          onClick={() => {
            location.reload();
          }}
        >
          {again}
        </Button>
      </div>
    </main>
  );
}
