import type { Currency } from '#shared/travel/options.ts';
import type { ReactNode } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Scale from 'lucide-react/icons/scale';
import Send from 'lucide-react/icons/send';
import Wallet from 'lucide-react/icons/wallet';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import { awayOn } from '#shared/decision/away-on.ts';
import { daysLacked } from '#shared/decision/rsvp.ts';
import type { CityVerdict } from '#shared/recommendation/city-verdict.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { CrowdNote } from '#app/parts/destination/crowd-note.ts';
import { fitCounts } from '#app/parts/destination/fit-counts.ts';
import { fitSentence } from '#app/parts/destination/fit-faces.tsx';
import { tradeOffText } from '#app/parts/destination/reason-words.ts';
import { personOf, type GroupPerson } from '#app/parts/trip/group-people.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { ratesNote } from '#app/parts/trip/rates-note.ts';
import { formatSentences } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import { windowOf } from './decide-choices.ts';
import { budgetText, partText } from './lack-words.ts';
import css from './decide-sheet.module.css';

interface LackingProps {
  view: GroupOnDevice['view'];
  trip: TripState;
  dates: DateRange | undefined;
  /** Of the chosen place, if it is one of the catalogue. */
  verdict: CityVerdict | undefined;
  /** In what estimates are told. */
  currency: Currency;
  onAsk: (person: GroupPerson, day: string) => void;
}

/**
 * What these dates and this place lack, and for whom: days by name, for everybody sees them anyway; money and taste by
 * number only.
 */
export function Lacking(props: LackingProps) {
  const { t, language } = useText();
  const { trip, dates, verdict, currency } = props;
  const days = useDayRows(props);
  const answered = trip.overview.answers.filter((one) => one.simple ?? one.preference).length;
  // Of fewer people a figure would tell whose it is.
  const judged = answered >= MIN_CONTRIBUTORS ? verdict : undefined;
  const rest = useRestRows(judged, currency);
  const crowds = (verdict?.crowds ?? []).map((crowd) => (
    <Lack
      key={crowd.id}
      icon={<CalendarDays className="icon" />}
      title={<CrowdNote crowd={crowd} />}
      text={undefined}
    />
  ));
  const rows = [...days, ...crowds, ...rest];
  if (answered === 0 || (rows.length === 0 && !dates && !judged)) return null;
  const isGoodForAll = judged?.fit.every((one) => one === 'good');
  const fits =
    judged && !isGoodForAll
      ? fitSentence(t, language, fitCounts(judged.fit, answered))
      : t(judged ? 'trip.decide.fitsAll' : 'trip.decide.daysFitAll', { count: answered });
  return (
    <section className="stack gap-2" aria-live="polite">
      <h3 className="title-3">{rows.length === 0 ? fits : t('trip.decide.lacking')}</h3>
      {rows.length > 0 && <ul className={css.lack}>{rows}</ul>}
    </section>
  );
}

/** Who said no to a trip on these days, then who lacks some of them. */
function useDayRows({ view, trip, dates, onAsk }: LackingProps): ReactNode[] {
  const { t, language } = useText();
  const { people, dates: answered } = trip.overview;
  const away = awayOn(view, dates ?? null);
  const saidNo = away.flatMap(({ id, data: { word } }) => {
    const person = personOf(people, id);
    return person
      ? [
          <li key={id}>
            <Avatar name={person.name} hue={person.hue} size="small" />
            <div>
              <p>{t('trip.decide.saidNo', { name: person.name })}</p>
              {word && <p className="small soft">“{word}”</p>}
            </div>
          </li>,
        ]
      : [];
  });
  if (!dates) return saidNo;
  const { absent, lengthDays } = windowOf(trip, dates);
  const short = absent.filter(({ memberId }) => away.every(({ id }) => id !== memberId));
  const lacking = short.flatMap(({ memberId, missingDays, ifNeedBe }) => {
    const person = personOf(people, memberId);
    const member = answered.find((one) => one.memberId === memberId);
    if (!person || !member) return [];
    const { name } = person;
    const text = ifNeedBe ? t('trip.lack.ifNeedBe') : partText(t, language, dates, member);
    return [
      <li key={memberId}>
        <Avatar name={name} hue={person.hue} size="small" />
        <div>
          <p>
            {missingDays === lengthDays
              ? t('trip.decide.cannot', { name })
              : t('trip.decide.short', { name, count: missingDays })}
          </p>
          {text && <p className="small soft">{text}</p>}
        </div>
        <Button
          variant="edge"
          size="small"
          onClick={() => {
            onAsk(person, daysLacked(dates, member)[0]?.start ?? dates.start);
          }}
        >
          <Send className="icon" aria-hidden="true" />
          {t('trip.decide.ask', { name })}
        </Button>
      </li>,
    ];
  });
  return [...saidNo, ...lacking];
}

function useRestRows(verdict: CityVerdict | undefined, currency: Currency): ReactNode[] {
  const { t, language } = useText();
  if (!verdict) return [];
  const over = budgetText(t, language, verdict, currency);
  const poor = verdict.fit.filter((one) => one === 'poor').length;
  const lack = verdict.tradeOff && tradeOffText(t, language, verdict.tradeOff);
  return [
    over !== undefined && (
      <Lack
        key="money"
        icon={<Wallet className="icon" />}
        title={over}
        text={formatSentences(language, [
          t('trip.lack.nobodyNamed'),
          ...(verdict.money ? ratesNote(t, language, currency) : []),
        ])}
      />
    ),
    verdict.worksNotFor > 0 && (
      <Lack
        key="limit"
        icon={<Scale className="icon" />}
        title={t('fit.notFor', { count: verdict.worksNotFor })}
        text={undefined}
      />
    ),
    (poor > 0 || lack !== undefined) && (
      <Lack
        key="taste"
        icon={<Scale className="icon" />}
        title={poor > 0 ? t('trip.lack.taste', { count: poor }) : (lack ?? '')}
        text={poor > 0 ? lack : undefined}
      />
    ),
    verdict.asksStepFree && (
      <Lack key="step-free" icon={<Scale className="icon" />} title={t('fit.stepFree')} text={undefined} />
    ),
  ].filter((row) => row !== false);
}

function Lack({ icon, title, text }: { icon: ReactNode; title: ReactNode; text: string | undefined }) {
  return (
    <li>
      <span className={css.lackIcon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <p>{title}</p>
        {text && <p className="small soft">{text}</p>}
      </div>
    </li>
  );
}
