import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import { siteOf } from '#shared/vote/web-address.ts';
import { useReach } from '#app/local/outbox/connection.ts';
import { useStillWaiting } from '#app/local/outbox/use-still-waiting.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { WithBold } from '#app/ui/with-bold.tsx';
import { useText } from '#app/text/text.ts';
import { Avatar, AvatarStack } from '#app/ui/avatar.tsx';
import { Bar } from '#app/ui/bars.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import css from './votes.module.css';

interface VoteRowProps {
  title: string;
  text: string;
  /** What its proposer says. */
  said?: string | undefined;
  /** Me first. A waiting one is still only on this device. */
  voters: readonly (GroupPerson & { isMe: boolean; isWaiting: boolean })[];
  total: number;
  /** A small map beside the words. */
  picture?: ReactNode;
  /** A page about it. */
  url?: string | null | undefined;
  isPicked: boolean;
  /** Nobody votes any more. */
  isClosed?: boolean;
  onPick: () => void;
  onWithdraw: () => void;
}

const mostAvatars = 5;

/**
 * An option: ring = my vote, dashed ring and hatched bar = chosen and not sent yet. The number is that of the poll's
 * other lines: a vote that waits on this device counts.
 */
export function VoteRow(props: VoteRowProps) {
  const { title, text, said, picture, url, voters, total, isPicked, isClosed = false, onPick, onWithdraw } = props;
  const { t } = useText();
  const reach = useReach();
  const mine = voters.find((one) => one.isMe);
  const waiting = voters.filter((one) => one.isWaiting).length;
  const picked = isPicked && !mine ? 1 : 0;
  const isOpen = mine ? mine.isWaiting : isPicked;
  const isHere = useStillWaiting(mine?.isWaiting ?? false);
  const state = !mine ? undefined : isHere ? t('results.vote.onlyHere') : t('results.vote.mine');
  const isUnsent = waiting > 0 && reach === 'offline';
  const note = picked ? 'results.vote.onlyHere' : isUnsent && 'results.vote.onlyHereText';
  const Main = isClosed ? 'div' : 'label';
  return (
    <li className={cx(css.vote, mine && !mine.isWaiting && css.isMine, isOpen && css.isPick, isClosed && css.isClosed)}>
      <Main className={cx(css.voteMain, picture != null && css.withPicture)}>
        {!isClosed && (
          <>
            <input type="checkbox" checked={mine !== undefined || isPicked} onChange={mine ? onWithdraw : onPick} />
            <span className={css.box}>
              <Check className="icon" aria-hidden="true" />
            </span>
          </>
        )}
        {picture != null && <span className={css.picture}>{picture}</span>}
        <span className={css.voteText}>
          <b>{title}</b>
          <span className="small soft">{text}</span>
          {said !== undefined && <span className="small">{said}</span>}
        </span>
        <span className={css.count}>
          <span className="visually-hidden">, </span>
          <WithBold text={t('results.votes', { count: voters.length })} bold={String(voters.length)} />
          {picked > 0 && (
            <span className={css.plus} aria-hidden="true">
              +{picked}
            </span>
          )}
        </span>
        <span className={css.track}>
          <Bar count={voters.length - waiting} total={total} extra={waiting + picked} />
        </span>
        {state && <span className="visually-hidden">{state}</span>}
      </Main>
      <div className={css.who}>
        {voters.length === 0 ? (
          <span className="note">{t('results.vote.none')}</span>
        ) : (
          <>
            <AvatarStack>
              {voters.slice(0, mostAvatars).map((one) => (
                <Avatar key={one.id} name={one.name} hue={one.hue} size="small" />
              ))}
            </AvatarStack>
            <Names voters={voters} />
            {mine && !isClosed && (
              <Button
                variant="plain"
                size="small"
                className={css.withdraw}
                aria-label={t('results.vote.withdrawOf', { what: title })}
                onClick={onWithdraw}
              >
                {t('results.vote.withdraw')}
              </Button>
            )}
          </>
        )}
      </div>
      {url != null && (
        <p className={css.page}>
          <a className="small nowrap" href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
            {siteOf(url)} <ExternalLink className="icon" aria-hidden="true" />
          </a>
        </p>
      )}
      {note && <p className={cx('note', css.here)}>{t(note)}</p>}
    </li>
  );
}

function Names({ voters }: { voters: VoteRowProps['voters'] }) {
  const { t, language } = useText();
  const parts = new Intl.ListFormat(language, { style: 'narrow', type: 'unit' }).formatToParts(
    voters.map((one) => (one.isMe ? t('group.members.me') : one.name)),
  );
  const mine = voters[0]?.isMe;
  return (
    <span className="small soft">
      {parts.map((part, index) =>
        index === 0 && mine ? (
          <b key={index}>{part.value}</b>
        ) : part.type === 'literal' && part.value === ' ' ? (
          ', '
        ) : (
          part.value
        ),
      )}
    </span>
  );
}
