import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { Cover } from '#app/ui/cover.tsx';
import { Score } from '#app/ui/score.tsx';
import css from './landing.module.css';

const places = [
  { place: 'daNang', cover: '/covers/da-nang.svg', score: 8.4 },
  { place: 'kotaKinabalu', cover: '/covers/kota-kinabalu.svg', score: 7.9 },
  { place: 'chiangMai', cover: '/covers/chiang-mai.svg', score: 7.4 },
] as const;

/** Three places with invented scores, each with its reason; marked as a sample. */
export function SampleRanking() {
  const { t, language } = useText();
  return (
    <Card flush>
      <div className={`row row--between ${css.rankHead}`}>
        <h3 className="title-3">{t('landing.sample.ranking')}</h3>
        <Badge tone="sample">{t('landing.sample.data')}</Badge>
      </div>
      <ol>
        {places.map(({ place, cover, score }, index) => (
          <li className={css.rank} key={place}>
            <span className={css.rankNumber} aria-hidden="true">
              {index + 1}
            </span>
            <Cover square className={css.rankCover} src={cover} />
            <div>
              <p>
                <b>{t(`landing.sample.${place}`)}</b>{' '}
                <span className="small soft">{t(`landing.sample.${place}In`)}</span>
              </p>
              <p className="small soft">{t(`landing.sample.${place}Why`)}</p>
            </div>
            <span>
              <Score value={<span aria-hidden="true">{formatScore(language, score)}</span>} />
              <span className="visually-hidden">
                {t('landing.sample.score', { score: formatScore(language, score) })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
