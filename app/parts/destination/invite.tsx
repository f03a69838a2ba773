import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import css from './destination.module.css';

/** The call to create a group. `variant`: `edge` on a page that has another call. */
export function DestinationInvite({ name, variant = 'action' }: { name?: string; variant?: 'action' | 'edge' }) {
  const { t } = useText();
  return (
    <section className={css.invite}>
      <div className="stack gap-1">
        <h2 className="title-2">{name ? t('explore.invite.titleOf', { name }) : t('explore.invite.title')}</h2>
        <p className="soft">{t('explore.invite.text')}</p>
      </div>
      <ButtonLink variant={variant} to={paths.createGroup()}>
        {t('explore.invite.go')}
      </ButtonLink>
    </section>
  );
}
