import { useText } from '#app/text/text.ts';
import { InviteCard } from '#app/ui/invite-card.tsx';

interface GroupCardProps {
  name: string;
  createdBy: string;
  /** Beside the form that it repeats. */
  isPreview?: boolean;
}

/** The card that friends get, as it is while the form is being filled in and after the group was made. */
export function GroupCard({ name, createdBy, isPreview = false }: GroupCardProps) {
  const { t } = useText();
  const group = name.trim() || t('createGroup.preview.noName');
  const by = createdBy.trim() || t('createGroup.createdBy');
  const invited = t('createGroup.card.invited', { name: by });
  return (
    <InviteCard
      invited={invited}
      name={group}
      text={t('createGroup.created.shareText')}
      {...(!isPreview && { label: t('createGroup.card.label', { invited, group }) })}
    />
  );
}
