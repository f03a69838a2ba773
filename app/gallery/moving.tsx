import { useState } from 'react';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import House from 'lucide-react/icons/house';
import MapIcon from 'lucide-react/icons/map';
import Share from 'lucide-react/icons/share';
import Vote from 'lucide-react/icons/vote';
import { ActionBar } from '#app/ui/action-bar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Crumbs } from '#app/ui/crumbs.tsx';
import { Dock } from '#app/ui/dock.tsx';
import { GoRow } from '#app/ui/go-row.tsx';
import { Hearts, type HeartCount } from '#app/ui/hearts.tsx';
import { HeartsStill } from '#app/ui/hearts-still.tsx';
import { MapTile } from '#app/ui/map-tile.tsx';
import { RouteSteps } from '#app/ui/route-steps.tsx';
import { Score } from '#app/ui/score.tsx';
import { SubBar } from '#app/ui/sub-bar.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { Words } from './samples.ts';
import { Spec } from './spec.tsx';

/** Tabs, ways, bars, badges, hearts. */
export function Moving({ words }: { words: Words }) {
  const [tab, setTab] = useState('t1');
  const [step, setStep] = useState(2);
  const [hearts, setHearts] = useState<HeartCount>(4);
  const steps = words.steps.map((label, index) => ({ id: String(index), label }));
  const places = [House, ChartNoAxesColumn, MapIcon, Vote].map((Icon, index) => ({
    to: `/${index}`,
    label: words.steps[index],
    icon: <Icon className="icon" />,
    current: index === 1,
  }));
  return (
    <>
      <Spec title="Moving around">
        <Tabs
          label="tabs"
          idPrefix="g"
          selected={tab}
          onSelect={setTab}
          items={words.tabs.map((label, index) => ({
            id: `t${index}`,
            label,
            ...(index === 2 && { lock: words.lock }),
          }))}
        />
        <TabPanel idPrefix="g" tab={tab}>
          <p className="small soft">{tab}</p>
        </TabPanel>
        <RouteSteps
          label="steps"
          steps={steps}
          current={step}
          onStep={(id) => setStep(Number(id))}
          progress={{ label: 'progress', format: (share) => `${100 * share}%` }}
        />
        <RouteSteps label="sending" steps={steps.slice(0, 3)} current={1} tone="waiting" />
        <Crumbs
          label="crumbs"
          items={[{ to: '/', label: words.tabs[0] }, { to: '/a', label: words.tabs[1] }, { label: words.tabs[2] }]}
        />
        <SubBar
          label="topic"
          back={
            <Button variant="plain" size="icon" aria-label="back">
              <ChevronLeft className="icon" />
            </Button>
          }
          name={words.placeholder}
          navLabel="places"
          items={places}
          end={
            <Button variant="plain" size="icon" aria-label="share">
              <Share className="icon" />
            </Button>
          }
        />
        <Dock label="dock" items={places} />
        <ActionBar>
          <Button disabled>{words.later}</Button>
          <Button variant="action">{words.go}</Button>
        </ActionBar>
      </Spec>
      <Spec title="Badge, hearts, rows">
        <div className="row gap-2">
          <Badge tone="done">6/6</Badge>
          <Badge tone="waiting">{words.badges[0]}</Badge>
          <Badge tone="danger">{words.badges[1]}</Badge>
          <Badge tone="heart">{words.badges[2]}</Badge>
          <Badge>{words.badges[3]}</Badge>
          <Badge tone="sample">{words.badges[4]}</Badge>
        </div>
        <Hearts label="hearts" value={hearts} onChange={setHearts} heartText={(n) => `${n}`} clearLabel="clear" />
        <Hearts label="none" value={0} onChange={() => undefined} heartText={(n) => `${n}`} />
        <div className="row gap-4">
          <HeartsStill value={4} label="4" />
          <Score value="8.4" unit="/10" />
        </div>
        {words.rows.map(([title, text], index) => (
          <GoRow
            key={title}
            to="/x"
            icon={<ChartNoAxesColumn className="icon" />}
            title={title}
            text={text}
            locked={index === 1}
          />
        ))}
        <div className="row gap-2">
          {['ba-na-hills', 'taipei-101', 'shilin', 'my-khe', 'jiufen', 'hoi-an', 'beitou'].map((slug) => (
            <MapTile key={slug} slug={slug} icon={<MapIcon className="icon" />} />
          ))}
        </div>
      </Spec>
    </>
  );
}
