import { Suspense, useState, type ComponentType } from 'react';
import History from 'lucide-react/icons/history';
import type { GivenKind } from '#shared/answers/given.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import type { EarlierAnswersProps } from './earlier-answers-list.tsx';

/** Rarely used, so the list is loaded when it is opened. */
const loadList = () => import('./earlier-answers-list.tsx').then((m) => m.EarlierAnswersList);
const List = laterPart(loadList as () => Promise<ComponentType>) as unknown as Awaited<ReturnType<typeof loadList>>;

/** Answers that the member has replaced in the last 7 days, with a button that restores them (founding decision 3). */
export function EarlierAnswers<K extends GivenKind>(props: EarlierAnswersProps<K>) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="plain"
        size="small"
        onClick={() => {
          setOpen(true);
        }}
      >
        <History className="icon" aria-hidden="true" />
        {t('survey.earlier.open')}
      </Button>
      {isOpen && (
        <Sheet
          open
          onClose={close}
          title={t('survey.earlier.title')}
          text={t('survey.earlier.text')}
          closeLabel={t('common.close')}
        >
          <Suspense
            fallback={
              <p className="soft" role="status">
                {t('survey.earlier.loading')}
              </p>
            }
          >
            <List {...props} onDone={close} />
          </Suspense>
        </Sheet>
      )}
    </>
  );
}
