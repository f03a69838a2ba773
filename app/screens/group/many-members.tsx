import { useId, useState, type ReactNode } from 'react';
import { initialsOf, isInitials } from '#shared/explore/hangul.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

/** How many names are shown until somebody asks for the others. */
const atFirst = 5;

const small = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** Whether a name contains what was typed, or has these Korean initials (`ㄱㅅㅇ`). */
function isFound(name: string, typed: string): boolean {
  const text = typed.replace(/\s/g, '');
  return isInitials(text) ? initialsOf(small(name)).includes(text) : small(name).includes(small(text));
}

/** A long list of people: those who are awaited and those who have answered, five at first, and a search. */
export function ManyMembers({
  people,
  list,
}: {
  people: readonly GroupPerson[];
  list: (people: readonly GroupPerson[]) => ReactNode;
}) {
  const { t } = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [tab, setTab] = useState<'waiting' | 'done'>(people.some((one) => !one.isDone) ? 'waiting' : 'done');
  const [showsAll, setShowsAll] = useState(false);
  const groups = { waiting: people.filter((one) => !one.isDone), done: people.filter((one) => one.isDone) };
  const isSearching = typed.trim() !== '';
  const found = isSearching ? people.filter((one) => isFound(one.name, typed)) : groups[tab];
  const shown = isSearching || showsAll ? found : found.slice(0, atFirst);
  const content = (
    <>
      {list(shown)}
      {shown.length < found.length && (
        <Button
          variant="edge"
          wide
          onClick={() => {
            setShowsAll(true);
          }}
        >
          {t('group.many.more', { count: found.length - shown.length })}
        </Button>
      )}
    </>
  );
  return (
    <div className="stack gap-3">
      <Field label={t('group.many.search')}>
        <TextInput
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      </Field>
      <p className={isSearching ? 'note' : 'visually-hidden'} role="status">
        {isSearching && t('group.many.found', { count: found.length })}
      </p>
      {isSearching ? (
        content
      ) : (
        <>
          <Tabs
            label={t('group.members.title')}
            idPrefix={id}
            items={(['waiting', 'done'] as const).map((one) => ({
              id: one,
              label: t(`group.many.${one}`, { count: groups[one].length }),
            }))}
            selected={tab}
            onSelect={(one) => {
              setTab(one);
              setShowsAll(false);
            }}
          />
          <TabPanel idPrefix={id} tab={tab}>
            <div className="stack gap-3">{content}</div>
          </TabPanel>
        </>
      )}
    </div>
  );
}
