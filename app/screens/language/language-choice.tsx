import { useEffect, useState } from 'react';
import { defaultLanguage, languages, type Language } from '#shared/kernel/languages.ts';
import { changeLanguage } from '#app/parts/chrome/change-language.ts';
import { languageNames } from '#app/text/language.ts';
import { cx } from '#app/ui/cx.ts';
import { Mark } from '#app/ui/mark.tsx';
import { personColor, type PersonHue } from '#app/ui/person-hue.ts';
import { vars } from '#app/ui/vars.ts';
import { guessLanguage } from '#app/text/guess-language.ts';
import css from './language-choice.module.css';
import { words } from './words.ts';

const hues: Record<Language, PersonHue> = { ko: 8, en: 1, ja: 5, zh: 6, es: 2, fr: 3 };
const rowHeight = 64;
const height = languages.length * rowHeight;
const route = (row: number) =>
  `M0 ${row * rowHeight + rowHeight / 2}C58 ${row * rowHeight + rowHeight / 2} 40 ${height / 2} 100 ${height / 2 + 0.01}`;

/** A first visit: six languages, each in itself. No text chunk and no router are loaded yet. */
export function LanguageChoice() {
  const guess = guessLanguage(navigator.languages);
  const own = guess ?? defaultLanguage;
  const second: Language = own === 'en' ? 'ko' : 'en';
  const [missing, setMissing] = useState<Language>();
  const choose = async (language: Language) => {
    setMissing(undefined);
    if (!(await changeLanguage(language))) setMissing(language);
  };
  useEffect(() => {
    document.documentElement.lang = own;
  }, [own]);
  return (
    <main className={css.screen}>
      <title>{`${words[own].title} · ${words[second].title}`}</title>
      <div className={css.head}>
        <Mark size={56} />
        <div>
          <h1 className="title-2">{words[own].title}</h1>
          <p className="soft" lang={second}>
            {words[second].title}
          </p>
        </div>
      </div>
      <div className={css.board}>
        <ul className={css.list}>
          {languages.map((language) => (
            <li key={language}>
              <button
                type="button"
                lang={language}
                className={cx(css.language, language === guess && css.guess)}
                aria-describedby={language === guess ? 'guess' : undefined}
                onClick={() => {
                  void choose(language);
                }}
              >
                <i aria-hidden="true" style={vars({ '--c': personColor(hues[language]) })} />
                <b>{languageNames[language]}</b>
                <span className="small soft" aria-hidden="true">
                  {words[language].subscribe}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <svg className={css.routes} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {languages.map((language, row) => (
            <path key={language} stroke={personColor(hues[language])} d={route(row)} />
          ))}
        </svg>
        <span className={css.ring} aria-hidden="true" />
      </div>
      <p className="small strong" role="alert" lang={missing}>
        {missing && words[missing].missing}
      </p>
      <p className="note" id="guess">
        {guess ? words[guess].guess : words[own].later}
      </p>
    </main>
  );
}
