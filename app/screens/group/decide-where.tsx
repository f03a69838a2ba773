import { useEffect, useEffectEvent, useRef } from 'react';
import { limits } from '#shared/kernel/limits.ts';
import { LocatorMap } from '#app/parts/destination/locator-map.tsx';
import { placeFacts } from '#app/parts/trip/place-facts.ts';
import { useText } from '#app/text/text.ts';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './decide-sheet.module.css';
import { typedPlace } from './decide-draft.ts';
import type { PlaceChoice } from '#app/parts/votes/place-choices.ts';
import type { DecideChoice } from './use-decide-draft.ts';

/** The places of the poll, each with its map, or one that is typed. */
export function DecideWhere({
  choice: { isCustom, places, known, draft, change, link, wrongDates },
  isMember,
  tries,
}: {
  choice: DecideChoice;
  /** A page about a typed place is kept with the member who gives it. */
  isMember: boolean;
  /** How often the sheet was sent: an address that is wrong stops it, and takes the focus after the dates. */
  tries: number;
}) {
  const { t, language } = useText();
  const page = useRef<HTMLDivElement>(null);
  const isFirstWrong = link === undefined && !wrongDates;
  const onTry = useEffectEvent(() => {
    if (isFirstWrong) page.current?.querySelector('input')?.focus();
  });
  useEffect(() => {
    if (tries > 0) onTry();
  }, [tries]);
  const factsOf = (place: PlaceChoice) =>
    [placeFacts(t, language, place), t('results.votes', { count: place.votes })]
      .filter((one) => one !== '')
      .join(' · ');
  const typed = (
    <>
      <Field label={t(isCustom ? 'trip.decide.placeOwn' : 'trip.decide.placeName')}>
        <TextInput
          autoComplete="off"
          maxLength={limits.optionLength}
          value={draft.typed}
          onChange={(event) => {
            change({ typed: event.target.value });
          }}
        />
      </Field>
      {isMember && draft.typed !== '' && (
        <div ref={page}>
          <Field
            label={t('trip.places.link')}
            optionalNote={t('common.optional')}
            error={tries > 0 && link === undefined ? t('trip.places.linkWrong') : undefined}
          >
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              maxLength={limits.addressLength}
              value={draft.link}
              onChange={(event) => {
                change({ link: event.target.value });
              }}
            />
          </Field>
        </div>
      )}
    </>
  );
  if (places.length === 0) return typed;
  // A place that was typed before there were others is still chosen.
  const isTyping = !known && (draft.place === typedPlace || draft.typed !== '');
  return (
    <>
      <ChoiceGroup
        legend={t('trip.decide.where')}
        value={isTyping ? typedPlace : draft.place}
        onChange={(place) => {
          change({ place });
        }}
        options={[
          ...places.map((one) => ({
            value: one.option,
            title: one.name,
            text: factsOf(one),
            picture: one.city && (
              <LocatorMap src={one.city.coverImage} square="narrow" className={css.map} city={one.city} />
            ),
          })),
          { value: typedPlace, title: t('trip.decide.typed') },
        ]}
      />
      {isTyping && typed}
    </>
  );
}
