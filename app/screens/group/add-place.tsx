import { useId, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './group.module.css';

const mostFound = 6;

/** Any city of the catalogue, by its name in the reader's language. */
export function AddPlace({ catalogue: { core }, onAdd }: { catalogue: Catalogue; onAdd: (option: string) => void }) {
  const { t, language } = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const wanted = text.trim().normalize('NFC').toLocaleLowerCase();
  const slugs = new Map(core.countries.map((one) => [one.id, one.slug]));
  const found =
    wanted === ''
      ? []
      : core.cities
          .filter((city) => nameIn(language, city).toLocaleLowerCase().includes(wanted))
          .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
          .slice(0, mostFound);
  return (
    <>
      <Button
        variant="plain"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Plus className="icon" aria-hidden="true" />
        {t('trip.places.add')}
      </Button>
      <div id={id} className={css.found} hidden={!isOpen}>
        <Field
          label={t('trip.places.search')}
          hint={wanted !== '' && found.length === 0 ? t('trip.places.nothing') : undefined}
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
              onAdd(`${slugs.get(city.countryId) ?? ''}/${city.slug}`);
              setText('');
              setOpen(false);
            }}
          >
            {nameIn(language, city)}
          </Button>
        ))}
      </div>
    </>
  );
}
