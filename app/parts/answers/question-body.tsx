import { useState } from 'react';
import { personOf, type GroupPerson } from '#app/parts/trip/group-people.ts';
import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Bars } from '#app/ui/bars.tsx';
import { Button } from '#app/ui/button.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import { WithBold } from '#app/ui/with-bold.tsx';
import css from './question-body.module.css';
import { leadingOptions, type QuestionSummary } from './read-questions.ts';

interface QuestionBodyProps {
  one: QuestionSummary;
  people: readonly GroupPerson[];
  /** So many texts at first, the rest when asked for; all of them unless told. */
  mostTexts?: number;
}

/** What was answered to one of the group's own questions: heads for each option, or the texts. */
export function QuestionBody({ one, people, mostTexts = Infinity }: QuestionBodyProps) {
  const { t } = useText();
  if (one.answeredBy === 0) return <p className="small soft">{t('answers.own.none')}</p>;
  if (one.question.type === 'multiple_choice') return <Options one={one} />;
  return <Texts one={one} people={people} most={mostTexts} />;
}

function Options({ one: { options, answeredBy, question } }: { one: QuestionSummary }) {
  const { t, language } = useText();
  const best = leadingOptions(options).map(({ option }) => option);
  const wanted = formatList(language, best);
  const items = options.map(({ option, count }) => ({
    id: option,
    label: option,
    count,
    value: t('group.members.count', { count }),
  }));
  return (
    <>
      {/* One answer is no opinion of the group. */}
      {answeredBy > 1 && (
        <p>
          <WithBold
            text={
              best.length > 1 ? t('answers.own.tie', { options: wanted }) : t('answers.own.most', { option: wanted })
            }
            bold={wanted}
          />
        </p>
      )}
      <Bars items={items} total={answeredBy} />
      <TableTwin
        summary={t('group.tastes.table')}
        caption={question.question}
        head={[t('answers.own.head'), t('group.types.headPeople')]}
        rows={items.map((item) => [item.label, item.value])}
      />
    </>
  );
}

function Texts({ one, people, most }: { one: QuestionSummary; people: readonly GroupPerson[]; most: number }) {
  const { t } = useText();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? one.texts : one.texts.slice(0, most);
  const left = one.texts.length - shown.length;
  return (
    <>
      <p className="small soft">{t('answers.own.texts', { count: one.answeredBy })}</p>
      <ul className={`rows ${css.texts}`}>
        {shown.map(({ memberId, text }) => {
          const person = personOf(people, memberId);
          return (
            person && (
              <li key={memberId}>
                <Avatar name={person.name} hue={person.hue} />
                <div>
                  <p className="small soft">{person.name}</p>
                  <Written text={text} name={person.name} />
                </div>
              </li>
            )
          );
        })}
      </ul>
      {left > 0 && (
        <Button
          variant="plain"
          className={css.more}
          onClick={() => {
            setAll(true);
          }}
        >
          {t('group.own.more', { count: left })}
        </Button>
      )}
    </>
  );
}

/** A text of more letters or lines than these is shown by its beginning. */
const mostLetters = 280;
const mostLines = 6;

function beginningOf(text: string): string {
  const lines = text.split('\n').slice(0, mostLines).join('\n');
  const letters = [...lines];
  return letters.length > 1.5 * mostLetters ? letters.slice(0, mostLetters).join('') : lines;
}

/** What somebody wrote; of a long text the beginning, until all of it is asked for. */
function Written({ text, name }: { text: string; name: string }) {
  const { t } = useText();
  const [isWhole, setWhole] = useState(false);
  const beginning = beginningOf(text);
  const label = isWhole ? t('answers.own.shorter') : t('answers.own.whole');
  return (
    <>
      <p className={css.written}>{isWhole || beginning === text ? text : `${beginning.trimEnd()} …`}</p>
      {beginning !== text && (
        <Button
          variant="plain"
          size="small"
          className={css.more}
          aria-expanded={isWhole}
          aria-label={`${label} (${name})`}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {label}
        </Button>
      )}
    </>
  );
}
