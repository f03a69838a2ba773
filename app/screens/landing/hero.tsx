import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Gathering } from './gathering.tsx';
import css from './landing.module.css';

export function Hero() {
  const { t } = useText();
  return (
    <section className={`wrap ${css.hero}`}>
      <div className="stack gap-5">
        <h1 className={`display ${css.lines}`}>{t('landing.hero.title')}</h1>
        <p className="lead">{t('landing.hero.lead')}</p>
        <div className={css.heroDo}>
          <ButtonLink variant="action" size="large" to={paths.createGroup()}>
            {t('landing.hero.create')}
          </ButtonLink>
          <ButtonLink size="large" to={paths.exploreHome()}>
            {t('landing.hero.explore')}
          </ButtonLink>
        </div>
        <p className="note">{t('landing.hero.note')}</p>
      </div>
      <Gathering />
    </section>
  );
}
