import { useState } from 'react';
import { useQuery, withValue } from '#app/kernel/use-query.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { PrintHead } from '#app/parts/sharing/exports/print-head.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { Overview } from './overview.tsx';
import { Places } from './places.tsx';
import { readResults, type GroupResultsData } from './read-results.ts';
import css from './results.module.css';
import { usePicks } from '#app/parts/votes/use-picks.ts';
import { laterPart } from '#app/ui/later.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { WaitingFor } from './waiting-for.tsx';
import { Coming } from '#app/ui/coming.tsx';

/** The other tabs are loaded when they are opened. */
const Participants = laterPart(() => import('./participants.tsx').then((m) => m.Participants));
const Vote = laterPart(() => import('./vote.tsx').then((m) => m.Vote));
const LoginSheet = laterSheet(() => import('#app/parts/login/login-sheet.tsx').then((m) => m.LoginSheet));

const tabs = ['overview', 'participants', 'vote', 'places'] as const;
type Tab = (typeof tabs)[number];

/** The four tabs. The open one is kept in the address, so that a reload or a shared link opens it again. */
export function GroupResults({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const { query, change } = useQuery();
  const [isLoggingIn, setLoggingIn] = useState(false);
  const [why, setWhy] = useState<Tab>();
  const [picks, setPicks] = usePicks(group);
  const results = readResults(group);
  if (!results) return null;
  const { session } = group;
  const isLocked = (tab: Tab) =>
    (tab === 'vote' && !session) || (tab === 'places' && (!results.isOpen || results.isCustom));
  const wanted = tabs.find((one) => one === query.get('tab')) ?? 'overview';
  const tab = isLocked(wanted) ? 'overview' : wanted;
  const open = (next: Tab) => {
    setWhy(undefined);
    change((present) => withValue(present, 'tab', next === 'overview' ? undefined : next));
  };
  const openVote = () => {
    if (!session) {
      setLoggingIn(true);
      return;
    }
    open('vote');
    focusTab('vote');
  };
  return (
    <div className={css.results}>
      <title>{t('results.documentTitle', { group: results.data.name })}</title>
      <PrintHead group={results.data} />
      <Tabs
        label={t('results.tabs.label')}
        idPrefix="results"
        selected={tab}
        onSelect={open}
        onLocked={(one) => {
          setWhy(one);
          if (one === 'vote') setLoggingIn(true);
        }}
        items={[
          { id: 'overview', label: t('results.tabs.overview') },
          { id: 'participants', label: t('results.tabs.participants') },
          {
            id: 'vote',
            label: t('results.tabs.vote'),
            lock: isLocked('vote') ? t('results.tabs.loginRequired') : undefined,
          },
          // A group with questions of its own has nothing to recommend from.
          ...(results.isCustom
            ? []
            : [
                {
                  id: 'places' as const,
                  label: t('results.tabs.places'),
                  lock: isLocked('places') ? <Waiting results={results} /> : undefined,
                },
              ]),
        ]}
      />
      <div role="status">
        {why === 'vote' && !session && (
          <Callout
            tone="waiting"
            className={css.why}
            end={
              <Button
                variant="plain"
                size="small"
                onClick={() => {
                  setLoggingIn(true);
                }}
              >
                {t('results.login.enter')}
              </Button>
            }
          >
            {t('results.login.required')}
          </Callout>
        )}
        {why === 'places' && !results.isOpen && (
          <Callout tone="waiting" className={css.why}>
            <WaitingFor results={results} />
          </Callout>
        )}
      </div>
      <TabPanel idPrefix="results" tab={tab} key={tab} className={css.panel}>
        <Coming height="40rem">
          {tab === 'overview' && (
            <Overview group={group} results={results} onVote={openVote} isLoggedIn={session !== undefined} />
          )}
          {tab === 'participants' && <Participants group={group} results={results} />}
          {tab === 'vote' && session && (
            <Vote
              group={group}
              session={session}
              results={results}
              picks={picks}
              onPicks={setPicks}
              onLeft={() => {
                focusTab('overview');
              }}
            />
          )}
          {tab === 'places' && <Places groupId={group.groupId} count={results.counted.length} />}
        </Coming>
      </TabPanel>
      {isLoggingIn && (
        <LoginSheet
          group={group}
          title={t('results.login.required')}
          text={t('results.login.text')}
          failed={t('results.login.failed')}
          onIn={() => {
            setLoggingIn(false);
            open('vote');
            focusTab('vote');
          }}
          onClose={() => {
            setLoggingIn(false);
          }}
        />
      )}
    </div>
  );
}

/** The pressed control is removed with its tab, so the focus moves to the new tab, after the sheet has returned it. */
function focusTab(tab: Tab): void {
  requestAnimationFrame(() => document.getElementById(`results-tab-${tab}`)?.focus());
}

/** The lock's word, and for screen readers whom the group waits for. */
function Waiting({ results }: { results: GroupResultsData }) {
  const { t } = useText();
  return (
    <>
      {t('results.tabs.waiting')}
      <span className="visually-hidden">
        {' — '}
        <WaitingFor results={results} />
      </span>
    </>
  );
}
