import { useState } from 'react';
import Check from 'lucide-react/icons/check';
import Landmark from 'lucide-react/icons/landmark';
import Palmtree from 'lucide-react/icons/palmtree';
import Mountain from 'lucide-react/icons/mountain';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { CopyField } from '#app/ui/copy-field.tsx';
import { Field } from '#app/ui/field.tsx';
import { NumberStepper } from '#app/ui/number-stepper.tsx';
import { QrCode } from '#app/ui/qr-code.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './gallery.module.css';
import type { Words } from './samples.ts';
import { Spec } from './spec.tsx';

const typeIcons = [Landmark, Palmtree, Mountain, Send];

/** Buttons, fields, choices. */
export function Controls({ words }: { words: Words }) {
  const [about, setAbout] = useState(words.area);
  const [chips, setChips] = useState<string[]>(words.chips.slice(0, 1));
  const [choice, setChoice] = useState<string | null>('0');
  const [type, setType] = useState<string | null>('0');
  const [nights, setNights] = useState(3);
  return (
    <>
      <Spec title="Button">
        <div className={css.states}>
          <Button variant="action">{words.vote}</Button>
          <Button variant="quiet">{words.go}</Button>
          <Button variant="edge">{words.copy}</Button>
          <Button variant="plain">{words.later}</Button>
          <Button variant="action" disabled>
            {words.vote}
          </Button>
          <Button variant="quiet" aria-disabled>
            {words.go}
          </Button>
          <Button disabled>{words.copy}</Button>
          <Button variant="plain" disabled>
            {words.later}
          </Button>
          <Button variant="action" busy>
            {words.making}
          </Button>
          <Button variant="quiet" busy>
            {words.sending}
          </Button>
          <Button>
            <Check className="icon" />
            {words.copy}
          </Button>
          <Button variant="danger">{words.drop}</Button>
        </div>
        <div className="row gap-2" data-testid="widths">
          <Button variant="action">{words.making}</Button>
          <Button variant="action" busy>
            {words.making}
          </Button>
          <Button variant="edge">
            <Send className="icon" />
            {words.send}
          </Button>
          <Button variant="edge" busy>
            <Send className="icon" />
            {words.send}
          </Button>
        </div>
        <div className="row gap-2">
          <ButtonLink to="/x" variant="action" size="large">
            {words.vote}
          </ButtonLink>
          <Button size="small" variant="quiet">
            {words.go}
          </Button>
          <Button variant="destroy" size="small">
            {words.drop}
          </Button>
          <Button variant="plain" size="icon" aria-label={words.drop}>
            <Trash2 className="icon" />
          </Button>
        </div>
        <Button variant="action" wide>
          {words.vote}
        </Button>
      </Spec>
      <Spec title="Field">
        <Field label={words.field} required>
          <TextInput placeholder={words.placeholder} />
        </Field>
        <Field label={words.field} optionalNote={words.free} hint={words.hint}>
          <TextInput defaultValue={words.names[5]} />
        </Field>
        <Field label={words.field} error={words.error} hint={words.hint}>
          <TextInput defaultValue="4/2" />
        </Field>
        <Field label={words.field}>
          <Select defaultValue="1">
            {words.types.map((each, index) => (
              <option key={each} value={index}>
                {each}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.about} hint={words.hint}>
          <TextArea max={200} value={about} onChange={(event) => setAbout(event.target.value)} />
        </Field>
        <Field label={words.field}>
          <TextInput disabled defaultValue={words.placeholder} />
        </Field>
        <CopyField label={words.copy} value="https://moyeo.example/join/4fKq9ZtB2mWx7LpR3sVn8c">
          <Button variant="action">
            <Send className="icon" />
            {words.send}
          </Button>
          <Button>{words.copy}</Button>
        </CopyField>
        <QrCode text="https://moyeo.example/join/4fKq9ZtB2mWx7LpR3sVn8c" label={words.copy} />
        <NumberStepper
          label={words.field}
          value={nights}
          min={1}
          max={5}
          onChange={setNights}
          lessLabel="−"
          moreLabel="+"
        >
          {words.days(nights)}
        </NumberStepper>
      </Spec>
      <Spec title="Choice">
        <Chips
          legend={words.types[0]}
          options={words.chips.map((label) => ({ value: label, label }))}
          value={chips}
          onChange={setChips}
          max={3}
          limitText={words.limit}
        />
        <Chips
          legend={words.types[1]}
          options={words.chips.map((label) => ({ value: label, label }))}
          value={words.chips.slice(1, 4)}
          onChange={() => undefined}
          max={3}
          limitText={words.limit}
        />
        <ChoiceGroup
          legend={words.types[2]}
          options={words.choices.map(([title, text], index) => ({ value: String(index), title, text }))}
          value={choice}
          onChange={setChoice}
        />
        <ChoiceGroup
          legend={words.types[3]}
          legendHidden
          options={words.types.map((title, index) => {
            const Icon = typeIcons[index] ?? Send;
            return { value: String(index), title, icon: <Icon className="icon" aria-hidden="true" /> };
          })}
          value={type}
          onChange={setType}
        />
      </Spec>
    </>
  );
}
