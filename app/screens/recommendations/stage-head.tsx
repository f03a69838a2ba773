import type { ReactNode } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { City, Country } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Basis } from '#shared/recommendation/prior.ts';
import { formatList, formatSentences } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { cx } from '#app/ui/cx.ts';
import { RouteSteps } from '#app/ui/route-steps.tsx';
import type { Ground } from './ground.ts';
import css from './recommendations.module.css';
import { headingId } from './use-arrival.ts';
import { searchOf, spotAt, stages, type Spot } from './spot.ts';
import { choiceName } from './words.ts';

interface StageHeadProps {
  ground: Ground;
  spot: Spot;
  country?: Country;
  city?: City;
  basis: Basis;
  title: ReactNode;
  children?: ReactNode;
}

/** Breadcrumbs, back link, and the stage's sentence. */
export function StageHead({ ground, spot, country, city, basis, title, children }: StageHeadProps) {
  const { t, language } = useText();
  // Kinds of trip are chosen where the places are listed.
  const at = city ? stages.indexOf('places') : stages.indexOf(spot.at);
  // From the places it goes back to the cities.
  const before = spot.at === 'countries' ? undefined : spot.at === 'cities' ? 'countries' : 'cities';
  const names = {
    countries: country && nameIn(language, country),
    cities: city && nameIn(language, city),
    types:
      spot.at === 'places'
        ? choiceName(t, spot.choice)
        : spot.at === 'types'
          ? t('recommendations.types.everything')
          : undefined,
    places: undefined,
  };
  const missing = ground.missing.map((one) => one.name);
  const page = [city ?? country].flatMap((one) => (one ? [nameIn(language, one)] : []));
  return (
    <>
      <title>
        {t('recommendations.documentTitle', {
          page: [...page, t(`recommendations.stages.${spot.at}`)].join(' · '),
          group: ground.data.name,
        })}
      </title>
      <nav aria-label={t('recommendations.stages.label')} className={css.stages}>
        <RouteSteps
          label={t('recommendations.stages.label')}
          current={at}
          steps={stages.map((id) => {
            const name = names[id];
            const word = t(`recommendations.stages.${id}`);
            return {
              id,
              label:
                name === undefined ? (
                  word
                ) : (
                  <>
                    <span className="visually-hidden">{word}: </span>
                    {name}
                  </>
                ),
              to: { search: searchOf(spotAt(spot, id), ground.isPreview) },
            };
          })}
        />
      </nav>
      <header className={css.head}>
        <div className="stack gap-2">
          {/* On a phone the stations above lead back, and the places are to be seen at once. */}
          {before && (
            <ButtonLink
              variant="plain"
              size="small"
              className={cx(css.back, city && 'only-wide')}
              to={{ search: searchOf(spotAt(spot, before), ground.isPreview) }}
            >
              <ChevronLeft className="icon" aria-hidden="true" />
              {t(`recommendations.back.${before}`)}
            </ButtonLink>
          )}
          <h1 className="title-2" id={headingId} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
      </header>
      {basis.k < basis.n && basis.k > 0 && (
        <Callout tone="waiting" className={css.notice}>
          {formatSentences(language, [
            t('recommendations.locked.previewing', { count: basis.k, total: basis.n }),
            ...(missing.length > 0
              ? [
                  t('recommendations.locked.waitingFor', {
                    count: missing.length,
                    names: formatList(language, missing),
                  }),
                ]
              : []),
          ])}
        </Callout>
      )}
    </>
  );
}
