import type { TripWindow } from '#shared/dates/trip-window.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { stayKey, withoutText } from './date-words.ts';
import css from './summary.module.css';

interface WindowChoiceProps {
  windows: readonly TripWindow[];
  chosen: TripWindow;
  of: number;
  people: readonly GroupPerson[];
  onChoose: (window: TripWindow) => void;
}

/** "6 of 6 for 3 days, 5 of 6 for 5": the stays worth comparing, as one choice. */
export function WindowChoice({ windows, chosen, of, people, onChoose }: WindowChoiceProps) {
  const { t, language } = useText();
  return (
    <fieldset className={css.windows}>
      <legend className="visually-hidden">{t('summary.dates.windows')}</legend>
      {windows.map((window) => (
        <label key={stayKey(window)} className={css.window}>
          <input
            type="radio"
            name="stay"
            value={stayKey(window)}
            checked={window === chosen}
            onChange={() => {
              onChoose(window);
            }}
          />
          <span className={css.heads}>{t('summary.ofPeople', { count: window.present.length, total: of })}</span>
          <b className="figure">
            {window.lengthDays}
            <small>{t('group.dates.dayUnit', { count: window.lengthDays })}</small>
          </b>
          <span className="small">{formatRange(language, window)}</span>
          <span className="note">{withoutText(t, window, of, people)}</span>
        </label>
      ))}
    </fieldset>
  );
}
