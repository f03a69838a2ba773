import { inBase } from '#app/kernel/base.ts';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import { Score } from '#app/ui/score.tsx';
import { personColor } from '#app/ui/person-hue.ts';
import { vars } from '#app/ui/vars.ts';
import css from './gathering.module.css';
import { samplePeople, type SampleName } from './sample-people.ts';

/** Where each wish starts in the drawing, and how its line bends into the ring. */
const wishes: { name: Exclude<SampleName, 'yuna'>; route: string }[] = [
  { name: 'minji', route: 'M280 46C280 291 280 350 280 396' },
  { name: 'sora', route: 'M241 112C241 311 271 350 280 396' },
  { name: 'junho', route: 'M322 125C322 315 289 350 280 396' },
  { name: 'haneul', route: 'M202 191C202 335 263 350 280 396' },
  { name: 'taeyun', route: 'M353 205C353 339 296 350 280 396' },
];

/** An illustration: five wishes lead to one place. The map is drawn from Natural Earth; the rest is a sample. */
export function Gathering() {
  const { t, language } = useText();
  return (
    <div className={css.gathering} role="img" aria-label={t('landing.hero.picture')}>
      <img
        className={css.map}
        src={inBase('/landing/gathering.svg')}
        alt=""
        width="560"
        height="660"
        fetchPriority="high"
        // Not kept for offline: the lines and the wishes stand without it.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
      <svg className={css.routes} viewBox="0 0 560 660" preserveAspectRatio="none" aria-hidden="true">
        {wishes.map(({ name, route }) => (
          <path key={name} d={route} stroke={personColor(samplePeople[name])} />
        ))}
      </svg>
      <span className={css.ring} aria-hidden="true" />
      {wishes.map(({ name }) => (
        <span
          key={name}
          className={cx(css.wish, css[name])}
          style={vars({ '--c': personColor(samplePeople[name]) })}
          aria-hidden="true"
        >
          <b>{t(`landing.people.${name}`)}</b>
          <span>{t(`landing.wish.${name}`)}</span>
        </span>
      ))}
      <div className={css.result} aria-hidden="true">
        <div>
          <span className="note">{t('landing.hero.sample')}</span>
          <p className="title-3">{t('landing.hero.result')}</p>
          <p className="small soft">{t('landing.hero.fits')}</p>
        </div>
        <Score className={css.score} value={formatScore(language, 8.4)} unit="/10" />
      </div>
    </div>
  );
}
