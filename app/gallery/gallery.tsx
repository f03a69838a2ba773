import { useEffect, useState } from 'react';
import Menu from 'lucide-react/icons/menu';
import { Brand } from '#app/ui/brand.tsx';
import { Button } from '#app/ui/button.tsx';
import { ToastHost } from '#app/ui/toast-host.tsx';
import { TopBar } from '#app/ui/top-bar.tsx';
import { Controls } from './controls.tsx';
import { DataParts } from './data-parts.tsx';
import css from './gallery.module.css';
import { Ground } from './ground.tsx';
import { Messages } from './messages.tsx';
import { Moving } from './moving.tsx';
import { samples } from './samples.ts';

const themes = ['auto', 'light', 'dark'] as const;
const asked = new URLSearchParams(location.search);

/** Every part in its states. `?theme=dark&language=en` sets the start. */
export function Gallery() {
  const [theme, setTheme] = useState<string>(asked.get('theme') ?? 'auto');
  const [language, setLanguage] = useState<'ko' | 'en'>(asked.get('language') === 'en' ? 'en' : 'ko');
  useEffect(() => {
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  const words = samples[language];
  return (
    <>
      <TopBar
        brand={<Brand to="/" language={language} />}
        navLabel="nav"
        items={[
          { to: '/a', label: words.vote, current: true },
          { to: '/b', label: words.later },
        ]}
        end={
          <Button variant="plain" size="icon" aria-label="menu">
            <Menu className="icon" />
          </Button>
        }
      />
      <div className={css.tools}>
        <div className="wrap row gap-2">
          {themes.map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === theme ? 'action' : 'quiet'}
              onClick={() => setTheme(each)}
            >
              {each}
            </Button>
          ))}
          <Button size="small" onClick={() => setLanguage(language === 'ko' ? 'en' : 'ko')}>
            {language}
          </Button>
        </div>
      </div>
      <main className="page wrap stack gap-12">
        <Ground language={language} />
        <div className={css.cols}>
          <Controls words={words} />
          <Moving words={words} />
          <Messages words={words} />
          <DataParts words={words} language={language} />
        </div>
      </main>
      <ToastHost />
    </>
  );
}
