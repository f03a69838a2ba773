import { useMemo, useState } from 'react';
import { DestinationSearch } from '#shared/explore/search.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './group.module.css';

const mostFound = 6;

/** Any city of the catalogue, found as in explore. */
export function AddPlace({ catalogue: { core }, onAdd }: { catalogue: Catalogue; onAdd: (option: string) => void }) {
  const { t, language } = useText();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const search = useMemo(() => new DestinationSearch({ countries: [], cities: core.cities }), [core]);
  const found = search.find(text, mostFound).flatMap((one) => (one.kind === 'city' ? [one.city] : []));
  return (
    <Disclosure label={t('trip.places.add')} isOpen={isOpen} onOpen={setOpen} className={css.found}>
      <Field
        label={t('trip.places.search')}
        hint={text.trim() !== '' && found.length === 0 ? t('trip.places.nothing') : undefined}
      >
        <TextInput
          autoComplete="off"
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
            setText('');
            setOpen(false);
          }}
        >
          {nameIn(language, city)}
        </Button>
      ))}
    </Disclosure>
  );
}
