import { useState } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { QuestionName } from '#shared/preference/questions.ts';
import { RangeCalendar } from '#app/parts/dates/range-calendar.tsx';
import { isFull, type RangeEditing } from '#app/parts/dates/range-editing.ts';
import { RangeFields } from '#app/parts/dates/range-fields.tsx';
import { RangeList } from '#app/parts/dates/range-list.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import css from './preferences.module.css';
import { Asked } from './question.tsx';

interface DaysQuestionProps extends RangeEditing {
  question: Extract<QuestionName, 'dates' | 'datesToAvoid'>;
  required?: boolean;
}

/** A question about days: the chosen ranges, and to add to them two fields or the calendar. */
export function DaysQuestion({ question, required = false, ...editing }: DaysQuestionProps) {
  const { t } = useText();
  const { picked } = editing;
  const [isOpen, setOpen] = useState(required && picked.ranges.length === 0);
  const label = t(`preferences.short.${question}`);
  return (
    <div className="stack gap-3">
      <RangeList
        {...editing}
        heading={(focus) => (
          <h3 {...focus}>
            <Asked question={question} required={required} />
          </h3>
        )}
      />
      {!isFull(picked) && (
        <>
          <RangeFields {...editing} hiddenLegend={label} />
          <div>
            <Button
              className={css.clear}
              variant="plain"
              size="small"
              aria-expanded={isOpen}
              onClick={() => {
                setOpen(!isOpen);
              }}
            >
              <CalendarDays className="icon" aria-hidden="true" />
              {t(isOpen ? 'preferences.closeCalendar' : 'preferences.openCalendar')}
            </Button>
          </div>
          {isOpen && <RangeCalendar {...editing} className={css.calendar} label={label} />}
        </>
      )}
    </div>
  );
}
