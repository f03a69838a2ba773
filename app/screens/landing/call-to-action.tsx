import ArrowRight from 'lucide-react/icons/arrow-right';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import css from './landing.module.css';

export function CallToAction() {
  const { t } = useText();
  return (
    <section className="wrap">
      <div className={css.call}>
        <svg className={css.callRoutes} viewBox="0 0 600 240" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
          <path d="M-10 20C300 20 220 120 520 120M-10 70C260 70 260 120 520 120M-10 120H520M-10 170C260 170 260 120 520 120M-10 220C300 220 220 120 520 120" />
          <circle cx="520" cy="120" r="26" />
        </svg>
        <div className={`stack gap-5 ${css.callWords}`}>
          <h2 className={`title-1 ${css.lines}`}>{t('landing.call.title')}</h2>
          <div>
            <ButtonLink className={css.callButton} size="large" to={paths.createGroup()}>
              {t('landing.call.create')}
              <ArrowRight className="icon" aria-hidden="true" />
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
