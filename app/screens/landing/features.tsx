import CloudOff from 'lucide-react/icons/cloud-off';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import { useText } from '#app/text/text.ts';
import css from './landing.module.css';
import { SampleDashboard } from './sample-dashboard.tsx';
import { SampleRanking } from './sample-ranking.tsx';

const facts = [
  { fact: 'noAccount', Icon: User },
  { fact: 'offline', Icon: CloudOff },
  { fact: 'budget', Icon: Wallet },
] as const;

export function Features() {
  const { t } = useText();
  return (
    <section className={css.features} id="features">
      <div className={`wrap ${css.featureList}`}>
        <div className={css.feature}>
          <div className="stack gap-3">
            <h2 className={`title-1 ${css.lines}`} tabIndex={-1}>
              {t('landing.features.gatherTitle')}
            </h2>
            <p className="lead">{t('landing.features.gatherText')}</p>
          </div>
          <SampleDashboard />
        </div>
        <div className={`${css.feature} ${css.flip}`}>
          <div className="stack gap-3">
            <h2 className={`title-1 ${css.lines}`}>{t('landing.features.reasonTitle')}</h2>
            <p className="lead">{t('landing.features.reasonText')}</p>
          </div>
          <SampleRanking />
        </div>
        <ul className={css.facts}>
          {facts.map(({ fact, Icon }) => (
            <li key={fact}>
              <Icon className={css.factIcon} aria-hidden="true" />
              <h3 className="title-3">{t(`landing.facts.${fact}`)}</h3>
              <p className="soft">{t(`landing.facts.${fact}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
