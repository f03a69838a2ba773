import { cx } from './cx.ts';
import css from './invite-card.module.css';

interface InviteCardProps {
  /** "Minji invited you". */
  invited: string;
  /** Of the group. */
  name: string;
  /** The small line beside the mark. */
  text: string;
  /** The whole card as a sentence: it is one image. Left out where everything on it is said beside it. */
  label?: string;
}

/** Longer names are set smaller, so that two lines hold them: as many Korean letters fit into the two larger lines. */
const longName = 16;

/** The card that an invitation link becomes in a chat, in the proportions of a link preview (1200 x 630). */
export function InviteCard({ invited, name, text, label }: InviteCardProps) {
  return (
    <div className={css.card} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <svg viewBox="0 0 1200 630" aria-hidden="true">
        <path fill="#014f3d" d="M0 0h1200v630H0z" />
        <path fill="#1f735f" d="M790 0c15 150 40 250 200 315 110-70 125-180 135-315z" />
        <path fill="#0f6250" d="M1200 120c-120 40-120 165-210 195 100 40 110 150 210 190z" />
        <path fill="#2b8471" d="M720 630c15-160 90-270 270-315-70 100-60 210-50 315z" />
        <g fill="none" stroke="#fff" strokeWidth="14" strokeLinecap="round">
          <path d="M790-10c15 160 40 270 200 325M1126-10c-10 160-26 270-136 325M1210 118c-120 42-120 172-220 197M1210 509c-110-46-110-154-220-194M719 640c17-170 91-290 271-325" />
          <path stroke="#8ceecd" strokeDasharray="1 31" d="M940 640c-10-115-20-225 50-325" />
        </g>
        <circle cx="990" cy="315" r="68" fill="#fff" />
        <circle cx="990" cy="315" r="40" fill="#dd4b18" />
      </svg>
      <div className={css.words} aria-hidden="true">
        <b className={css.invited}>{invited}</b>
        <b className={cx(css.name, [...name].length > longName && css.long)}>{name}</b>
        <span className={css.text}>{text}</span>
      </div>
    </div>
  );
}
