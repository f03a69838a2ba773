import ShieldCheck from 'lucide-react/icons/shield-check';
import { adviceFor, isAdviceOld, isSevere } from '#shared/destination/facts/calendar.ts';
import { travelBan } from '#shared/destination/facts/forbidden.ts';
import type { Facts } from '#shared/destination/facts/read.ts';
import type { Advice } from '#shared/destination/facts/schema.ts';
import type { City } from '#shared/destination/schema.ts';
import type { MainOrigin } from '#shared/travel/options.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { pageDay } from '#app/parts/destination/day.ts';
import { formatDay } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Decides } from './decides.tsx';
import css from './explore-city.module.css';

/** Whose ministry a reader of the language is sent to, where the origin's is not known. */
const ministryOf: Readonly<Record<Language, string>> = { ko: 'KR', en: 'US', ja: 'JP', zh: 'CN', es: 'ES', fr: 'FR' };

/** Whose ministries' advice the catalogue has. */
const ministries = ['KR', 'US', 'JP'] as const;

interface AdviceProps {
  facts: Facts;
  origin: MainOrigin;
  city: Pick<City, 'id' | 'iso2'>;
}

/**
 * The travel advice of the origin's ministry, with the day of our reading; where we have not read it, where to look.
 */
export function AdviceCell({ facts, origin, city }: AdviceProps) {
  const { t, language } = useText();
  const advice = adviceFor(facts, origin, city.iso2, city.id);
  const label = t('city.advice.label');
  const issuer = ministries.find((one) => one === origin);
  if (advice === null)
    return (
      <Decides
        size="row"
        icon={ShieldCheck}
        label={label}
        value={<AdviceLink url={facts.adviceLinks.get(ministryOf[language])}>{t('city.advice.unknown')}</AdviceLink>}
      />
    );
  return (
    <Decides
      size="row"
      icon={ShieldCheck}
      label={label}
      value={t('city.advice.level', { level: advice.level })}
      notes={[
        ...(issuer ? [t(`city.advice.by.${issuer}`)] : []),
        t(advice.isLocal ? 'city.advice.here' : 'city.advice.most'),
        <ReadOn key="read" advice={advice} />,
      ]}
    />
  );
}

/** Above everything, where the ministry warns or a law forbids it. */
export function SevereAdvice({ facts, origin, city }: AdviceProps) {
  const { t } = useText();
  const advice = adviceFor(facts, origin, city.iso2, city.id);
  const ban = travelBan(origin, city.iso2);
  if (ban && advice)
    return (
      <Callout tone="danger" className={css.severe}>
        {t(`city.advice.ban.${ban}`)} <AdviceLink url={advice.url}>{t('city.advice.see')}</AdviceLink>
      </Callout>
    );
  if (!isSevere(advice)) return null;
  return (
    <Callout tone="danger" className={css.severe}>
      {t(advice.isLocal ? 'city.advice.severeHere' : 'city.advice.severe', { level: advice.level })}{' '}
      <ReadOn advice={advice} />
    </Callout>
  );
}

function ReadOn({ advice: { readOn, url } }: { advice: Advice }) {
  const { t, language } = useText();
  const date = formatDay(language, readOn, { year: true });
  return (
    <>
      {t(isAdviceOld(readOn, pageDay) ? 'city.advice.readLongAgo' : 'city.advice.read', { date })}{' '}
      <AdviceLink url={url}>{t('city.advice.see')}</AdviceLink>
    </>
  );
}

function AdviceLink({ url, children }: { url: string | undefined; children: string }) {
  if (!url) return children;
  return (
    <a className={css.whole} href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
