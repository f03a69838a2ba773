import Check from 'lucide-react/icons/check';
import Globe from 'lucide-react/icons/globe';
import Menu from 'lucide-react/icons/menu';
import { Link, useLocation } from 'react-router-dom';
import { languages, type Language } from '#shared/kernel/languages.ts';
import { paths } from '#app/kernel/paths.ts';
import { languageNames } from '#app/text/language.ts';
import { useText } from '#app/text/text.ts';
import { Brand } from '#app/ui/brand.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { showToast } from '#app/ui/toast.ts';
import { TopBar } from '#app/ui/top-bar.tsx';
import { changeLanguage } from './change-language.ts';
import { HeaderMenu } from './header-menu.tsx';
import '#app/parts/notices/install-prompt.ts';
import { isPlaceOf, sitePlaces, type SitePlace } from './site-places.ts';
import css from './site-header.module.css';

/** The header of every public page: main links, the language, and the link that creates a group. */
export function SiteHeader() {
  const { t, language } = useText();
  const { pathname } = useLocation();
  const { createGroup, explore, features, howItWorks, thisDevice } = sitePlaces;
  const asItem = ({ to, label }: SitePlace) => ({
    to,
    label: t(label),
    current: typeof to === 'string' && isPlaceOf(pathname, to),
  });
  const items = [createGroup, explore, features, howItWorks].map(asItem);
  return (
    <TopBar
      brand={
        <>
          <SkipLink />
          <Brand to={paths.landing()} language={language} />
        </>
      }
      navLabel={t('header.main')}
      items={items}
      end={
        <>
          <LanguageMenu />
          <ButtonLink className="only-wide" variant="quiet" size="small" to={createGroup.to}>
            {t('header.start')}
          </ButtonLink>
          <HeaderMenu
            className="only-narrow"
            size="icon"
            label={t('header.menu')}
            face={<Menu className="icon" aria-hidden="true" />}
          >
            {(close) =>
              [...items, asItem(thisDevice)].map((item) => (
                <li key={item.label}>
                  <Link
                    className={css.item}
                    to={item.to}
                    aria-current={item.current ? 'page' : undefined}
                    onClick={close}
                  >
                    {item.label}
                  </Link>
                </li>
              ))
            }
          </HeaderMenu>
        </>
      }
    />
  );
}

/** The skip link: first in the tab order, leads past the header. */
export function SkipLink() {
  const { t } = useText();
  const skip = () => {
    const main = document.querySelector('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <button type="button" className={css.skip} onClick={skip}>
      {t('header.skip')}
    </button>
  );
}

/**
 * Six languages, each named in itself; choosing one reloads the page. `short`: a globe alone, where a head has little
 * room.
 */
export function LanguageMenu({ short }: { short?: boolean }) {
  const { t, language } = useText();
  const choose = async (one: Language) => {
    if (!(await changeLanguage(one)))
      showToast({ text: t('common.languageMissing', { language: languageNames[one] }) });
  };
  const face = (
    <>
      <Globe className="icon" aria-hidden="true" />
      {!short && (
        <span className={css.language} lang={language}>
          {languageNames[language]}
        </span>
      )}
    </>
  );
  return (
    <HeaderMenu
      size={short ? 'icon' : 'small'}
      label={t('header.language', { language: languageNames[language] })}
      face={face}
    >
      {() =>
        languages.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={css.item}
              lang={one}
              aria-current={one === language || undefined}
              onClick={() => {
                void choose(one);
              }}
            >
              {languageNames[one]}
              {one === language && <Check className="icon" aria-hidden="true" />}
            </button>
          </li>
        ))
      }
    </HeaderMenu>
  );
}
