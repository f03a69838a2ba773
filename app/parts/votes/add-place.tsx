import { useMemo, useState } from 'react';
import { newId } from '#shared/kernel/ids.ts';
import { limits } from '#shared/kernel/limits.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { readWebAddress } from '#shared/vote/web-address.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { useDevice } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { addTypedPlace } from '#app/local/group/votes.ts';
import { useDestinationSearch } from '#app/parts/destination/use-destination-search.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './votes.module.css';

const mostFound = 6;

interface AddPlaceProps {
  catalogue: Catalogue;
  session: StoredSession;
  /** A city of the catalogue is chosen. */
  onAdd: (option: string) => void;
  /** A place that was typed is a candidate, with the own vote. */
  onTyped: (option: string) => void;
}

/** Any city of the catalogue, found as in explore, or a place in one's own words with a link. */
export function AddPlace({ catalogue: { core }, session, onAdd, onTyped }: AddPlaceProps) {
  const { t, language } = useText();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const among = useMemo(() => ({ ...core, countries: [] }), [core]);
  const search = useDestinationSearch(among, text !== '');
  const found = search?.find(text, mostFound).flatMap((one) => (one.kind === 'city' ? [one.city] : [])) ?? [];
  const close = () => {
    setText('');
    setOpen(false);
  };
  return (
    <Disclosure label={t('trip.places.add')} isOpen={isOpen} onOpen={setOpen} className={css.found}>
      <Field label={t('trip.places.search')}>
        <TextInput
          autoComplete="off"
          maxLength={limits.optionLength}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
      </Field>
      {found.map((city) => (
        <Button
          key={city.id}
          variant="edge"
          onClick={() => {
            onAdd(city.id);
            close();
          }}
        >
          {nameIn(language, city)}
        </Button>
      ))}
      {text.trim() !== '' && (
        <TypedPlaceForm
          name={text.trim()}
          session={session}
          onTyped={(option) => {
            onTyped(option);
            close();
          }}
        />
      )}
    </Disclosure>
  );
}

function TypedPlaceForm({ name, session, onTyped }: { name: string } & Pick<AddPlaceProps, 'session' | 'onTyped'>) {
  const { t } = useText();
  const { now, random } = useDevice();
  const { runAlone, isWriting } = useWrite();
  const [link, setLink] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = async () => {
    const url = readWebAddress(link);
    setWrong(url === undefined);
    if (url === undefined) return;
    const placeId = newId(now(), random);
    const result = await runAlone((device) => addTypedPlace(device, session, { placeId, name, url }));
    if (result?.kind === 'written') onTyped(placeId);
  };
  return (
    <>
      <Field
        label={t('trip.places.link')}
        optionalNote={t('common.optional')}
        hint={t('trip.places.linkHint')}
        error={isWrong ? t('trip.places.linkWrong') : undefined}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={limits.addressLength}
          value={link}
          onChange={(event) => {
            setLink(event.target.value);
          }}
        />
      </Field>
      <Button variant="quiet" busy={isWriting} onClick={() => void add()}>
        {t('trip.places.typed', { place: name })}
      </Button>
    </>
  );
}
