import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { useWrite } from '#app/local/device/use-write.ts';
import { logOut } from '#app/local/group/members.ts';
import { LanguageMenu, SkipLink } from '#app/parts/chrome/site-header.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import css from './answering.module.css';

export interface AnswerHeadProps {
  groupId: string;
  /** Of the group. */
  name: string;
  memberName: string;
}

/** Of a group that is not known yet there is no page, and nobody is logged in to it. */
export type ShownHead = AnswerHeadProps | Omit<AnswerHeadProps, 'groupId'>;

/** Back link, group, member, and (as children) the progress of the answer. */
export function AnswerHead({ children, ...head }: ShownHead & { children?: ReactNode }) {
  const { name, memberName } = head;
  const groupId = 'groupId' in head ? head.groupId : undefined;
  const { t } = useText();
  const { run } = useWrite();
  return (
    <header className={css.head}>
      <SkipLink />
      <div className="wrap">
        <div className={css.headRow}>
          <ButtonLink
            className={css.close}
            variant="plain"
            size="icon"
            to={groupId === undefined ? paths.landing() : paths.group(groupId)}
            aria-label={t(groupId === undefined ? 'common.home' : 'survey.head.close')}
          >
            <X className="icon" aria-hidden="true" />
          </ButtonLink>
          <p className="strong">{name}</p>
          <LanguageMenu short />
          {groupId === undefined ? (
            <p className="small soft">{memberName}</p>
          ) : (
            <Button
              className={css.logOut}
              variant="plain"
              size="small"
              onClick={() => void run((device) => logOut(device, groupId))}
            >
              <span className={css.who}>{memberName}</span>{' '}
              <span className="nowrap">
                <span className={css.between}>· </span>
                {t('survey.head.leave')}
              </span>
            </Button>
          )}
        </div>
        {children}
      </div>
    </header>
  );
}
