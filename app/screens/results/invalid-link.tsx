import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Empty } from '#app/ui/empty.tsx';

/** The link leads to no results. */
export function InvalidLink() {
  const { t } = useText();
  return (
    <>
      <title>{t('results.documentTitle', { group: t('results.invalid.title') })}</title>
      <Empty as="h1" title={t('results.invalid.title')} text={t('results.invalid.text')}>
        <ButtonLink variant="action" to={paths.landing()}>
          {t('common.home')}
        </ButtonLink>
      </Empty>
    </>
  );
}
