import { csv } from '#shared/export/csv.ts';
import { fileName } from '#shared/export/file-name.ts';
import { useDevice } from '#app/local/device/device.ts';
import { exportGroup } from '#app/local/group/export.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { jsonFile, saveFile, type TextFile } from '#app/parts/sharing/save-file.ts';
import { answersTable } from './answers-table.ts';
import css from './exports.module.css';
import { talliesTable } from './tallies-table.ts';

/** The choice of the file. */
export function ExportSheet({ group, onClose }: { group: GroupOnDevice; onClose: () => void }) {
  const { t, language } = useText();
  const { now } = useDevice();
  const { stored } = group;
  const table = (what: string, rows: string[][]): TextFile => ({
    name: fileName([stored.name, what], '.csv'),
    type: 'text/csv',
    text: csv(rows),
  });
  const files = {
    answers: () => table(t('exports.answers.title'), answersTable(t, language, group)),
    tallies: () => table(t('exports.tallies.title'), talliesTable(t, language, group)),
    whole: () => jsonFile(fileName([stored.name], '.json'), exportGroup(group, now())),
  };
  return (
    <Sheet open onClose={onClose} title={t('exports.title')} text={t('exports.text')} closeLabel={t('common.close')}>
      <ul className={`rows ${css.files}`}>
        {(Object.keys(files) as (keyof typeof files)[]).map((what) => (
          <li key={what}>
            <div>
              <p className="strong">{t(`exports.${what}.title`)}</p>
              <p className="small soft">{t(`exports.${what}.text`)}</p>
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={t(`exports.${what}.aria`)}
              onClick={() => {
                void saveFile(files[what]());
              }}
            >
              {t('exports.get')}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
