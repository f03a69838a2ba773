import { useText } from '#app/text/text.ts';
import css from './landing.module.css';

const steps = ['create', 'survey', 'places', 'hearts'] as const;

/** Four steps as a way with stations; the last one is the ring. */
export function HowItWorks() {
  const { t } = useText();
  return (
    <section className={`wrap ${css.how}`} id="how-it-works" aria-labelledby="how-title">
      <h2 className="title-1" id="how-title" tabIndex={-1}>
        {t('landing.how.title')}
      </h2>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="title-3">{t(`landing.how.${step}`)}</h3>
              <p className="soft">{t(`landing.how.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
