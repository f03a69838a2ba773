import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import css from './filter-sheet.module.css';
import { Options, useFilterFields } from './filter-fields.tsx';

/** All filters, the language of the names included. The list behind follows at once. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('explore.filters.all')}
      closeLabel={t('common.close')}
      actions={
        <Button variant="action" onClick={onClose}>
          {t('explore.filters.done')}
        </Button>
      }
    >
      <div className={css.fields}>
        {Object.values(useFilterFields()).map((field) => (
          <Field key={field.name} label={field.label}>
            <Select
              value={field.value}
              onChange={(event) => {
                field.change(event.target.value);
              }}
            >
              <Options of={field} />
            </Select>
          </Field>
        ))}
      </div>
    </Sheet>
  );
}
