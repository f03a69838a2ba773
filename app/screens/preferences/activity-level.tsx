import { useId } from 'react';
import { activityBands, bandOf, levelsOf } from '#shared/preference/activity.ts';
import { useText } from '#app/text/text.ts';
import css from './preferences.module.css';
import { Asked, TakeBack } from './question.tsx';

/** Question 11: a level from 0 to 10, in five bands named in words. */
export function ActivityLevel({ level, onChange }: { level: number | null; onChange: (level: number | null) => void }) {
  const { t } = useText();
  const name = useId();
  return (
    <div className="stack gap-2">
      <fieldset>
        <legend className={css.legend}>
          <Asked question="activityLevel" />
        </legend>
        <div className={css.bands}>
          {activityBands.map((band) => (
            <div
              key={band.name}
              className={css.band}
              data-chosen={(level !== null && bandOf(level) === band.name) || undefined}
            >
              <p className="small" aria-hidden="true">
                {t(`preferences.activity.${band.name}`)}
              </p>
              <div className={css.levels}>
                {levelsOf(band).map((one) => (
                  <label key={one} className={css.level}>
                    <input
                      type="radio"
                      name={name}
                      value={one}
                      checked={level === one}
                      onChange={() => {
                        onChange(one);
                      }}
                      aria-label={`${one}/10, ${t(`preferences.activity.${band.name}`)}`}
                    />
                    <span aria-hidden="true">{one}</span>
                  </label>
                ))}
              </div>
            </div>
          ))}
        </div>
      </fieldset>
      {level !== null && (
        <TakeBack
          question="activityLevel"
          onClick={() => {
            onChange(null);
          }}
        />
      )}
    </div>
  );
}
