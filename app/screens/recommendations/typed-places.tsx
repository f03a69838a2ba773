import { useMemo } from 'react';
import ExternalLink from 'lucide-react/icons/external-link';
import { typedPlaces } from '#shared/vote/typed-places.ts';
import { siteOf } from '#shared/vote/web-address.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { CandidateHearts } from './candidate-hearts.tsx';
import type { Ground } from './ground.ts';
import { HeartsLogin } from './hearts-login.tsx';
import css from './recommendations.module.css';
import { useHearts } from './use-hearts.ts';

/** Places that members typed: hearts are given to them as to the others, but nothing is known that could be scored. */
export function TypedPlaces({ ground }: { ground: Ground }) {
  const { t } = useText();
  const {
    group,
    group: { view },
  } = ground;
  const hearts = useHearts(ground);
  const places = useMemo(() => [...typedPlaces(view).values()], [view]);
  return (
    <section className={`stack ${css.typedPlaces}`} aria-labelledby="typed-places">
      <h2 className="title-2" id="typed-places">
        {t('recommendations.typedPlaces')}
      </h2>
      <Card as="ul" flush className={css.typed}>
        {places.map(({ placeId, name, url, memberId }) => (
          <li key={placeId}>
            <div className="stack gap-1">
              <h3 className="title-3">{name}</h3>
              <p className="note">
                {t('recommendations.proposedBy', { name: view.get('member', memberId)?.data.name ?? '' })}
              </p>
              {url !== null && (
                <p>
                  <a className="small nowrap" href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
                    {siteOf(url)} <ExternalLink className="icon" aria-hidden="true" />
                  </a>
                </p>
              )}
            </div>
            <CandidateHearts place={name} {...hearts.ofCard(placeId)} />
          </li>
        ))}
      </Card>
      <HeartsLogin group={group} hearts={hearts} />
    </section>
  );
}
