import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import { useSavedCountry, type CountryFiles } from '#app/local/catalogue/saved-countries.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import css from './destination.module.css';

/**
 * Stores a country's maps and places on this device, shows what is stored, and deletes it. Needs a React key per
 * country.
 */
export function SaveForOffline({
  files,
  country,
  places,
}: {
  files: CountryFiles;
  country: string;
  places: number | undefined;
}) {
  const { t } = useText();
  const { state, save, remove } = useSavedCountry(files);
  if (state === 'unknown' || state === 'impossible') return null;
  return (
    <div className={css.save}>
      <p className="small" role="status">
        {state === 'yes' && places !== undefined && (
          <>
            <Check className="icon" aria-hidden="true" />{' '}
            {t('explore.save.saved', { maps: files.pictures.length, places })}
          </>
        )}
        {state === 'failed' && t('explore.save.failed')}
      </p>
      {state === 'yes' ? (
        <Button variant="plain" size="small" onClick={remove}>
          {t('explore.save.remove')}
        </Button>
      ) : (
        <Button variant="plain" size="small" busy={state === 'saving'} onClick={save}>
          <Download className="icon" aria-hidden="true" />
          {t('explore.save.doCountry', { country })}
        </Button>
      )}
    </div>
  );
}
