import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { GatherMeter, type GatherPerson } from '#app/ui/gather-meter.tsx';
import { personHue } from '#app/ui/person-hue.ts';
import css from './create-group.module.css';

/** A preview of the new group: one line, and places for the friends. Only on wide screens. */
export function GroupPreview({ name, createdBy }: { name: string; createdBy: string }) {
  const { t } = useText();
  const friends = [1, 2, 3].map((index): GatherPerson => ({
    id: String(index),
    name: t('createGroup.preview.friend'),
    hue: personHue(index),
    waiting: true,
  }));
  const me: GatherPerson = {
    id: 'me',
    name: createdBy.trim() || t('createGroup.preview.me'),
    hue: personHue(0),
    waiting: false,
  };
  return (
    <Card as="aside" className={css.preview} aria-label={t('createGroup.preview.label')}>
      <p className="note">{t('createGroup.preview.title')}</p>
      <p className="title-3">{name.trim() || <span className="soft">{t('createGroup.preview.noName')}</span>}</p>
      <GatherMeter
        people={[me, ...friends]}
        label={t('createGroup.preview.text')}
        ringText={t('createGroup.preview.gathered')}
      />
      <p className="small soft">{t('createGroup.preview.text')}</p>
    </Card>
  );
}
