import { useSearchParams } from 'react-router-dom';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { currencyHere } from '#app/parts/trip/reader-currency.ts';
import { PrintHead } from '#app/parts/sharing/exports/print-head.tsx';
import { TakeAlong } from '#app/parts/sharing/exports/take-along-later.tsx';
import { useText } from '#app/text/text.ts';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { AskRecommendations } from './ask-recommendations.tsx';
import { Overview } from './overview.tsx';
import { readSummaryOverview } from './summary-overview.ts';
import css from './summary.module.css';
import { Coming } from '#app/ui/coming.tsx';

/** The other tabs and the other kind of group are loaded when they are opened. */
const CustomOverview = laterPart(() => import('./custom-overview.tsx').then((m) => m.CustomOverview));
const Profiles = laterPart(() => import('./profiles.tsx').then((m) => m.Profiles));
const Dates = laterPart(() => import('./dates.tsx').then((m) => m.Dates));

const tabs = ['overview', 'profiles', 'dates'] as const;
export type SummaryTab = (typeof tabs)[number];

/** Three tabs over the same answers; the open one is kept in the address, so that a link leads to it. */
export function SummaryPage({ group }: { group: GroupOnDevice }) {
  const { t, language } = useText();
  const [query, setQuery] = useSearchParams();
  const overview = readSummaryOverview(group);
  if (!overview) return null;
  const asked = query.get('tab');
  // Questions of the group's own ask for no days.
  const offered = overview.isCustom ? tabs.filter((one) => one !== 'dates') : tabs;
  const tab = offered.find((one) => one === asked) ?? 'overview';
  const open = (id: SummaryTab) => {
    setQuery(id === 'overview' ? {} : { tab: id }, { replace: true, preventScrollReset: true });
  };
  const aside = (stay: DateRange | undefined) => (
    <>
      {!overview.isCustom && <AskRecommendations overview={overview} />}
      <TakeAlong group={group} stay={stay} />
    </>
  );
  return (
    <div className={css.summary}>
      <title>{t('summary.title', { group: overview.data.name })}</title>
      <PrintHead group={overview.data} />
      <Tabs
        label={t('summary.tabs.label')}
        idPrefix="summary"
        selected={tab}
        onSelect={open}
        className={css.tabs}
        items={offered.map((id) => ({ id, label: t(`summary.tabs.${id}`) }))}
      />
      <TabPanel idPrefix="summary" tab={tab} className={css.panel} tabIndex={-1}>
        <Coming key={tab} height="40rem">
          {tab === 'overview' &&
            (overview.isCustom ? (
              <CustomOverview overview={overview} aside={aside(overview.leading)} />
            ) : (
              <Overview
                overview={overview}
                currency={currencyHere(language, group)}
                aside={aside(overview.leading)}
                onDates={() => {
                  open('dates');
                }}
              />
            ))}
          {tab === 'profiles' && <Profiles overview={overview} aside={aside(overview.leading)} />}
          {tab === 'dates' && <Dates overview={overview} aside={aside} />}
        </Coming>
      </TabPanel>
    </div>
  );
}
