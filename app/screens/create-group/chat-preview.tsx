import { useState } from 'react';
import { useDevice } from '#app/local/device/device.ts';
import { formatTime } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import css from './chat-preview.module.css';

/** How the link will look in the group chat. Hidden from screen readers, because it repeats the text. */
export function ChatPreview({ name }: { name: string }) {
  const { t, language } = useText();
  const { now } = useDevice();
  const [madeAt] = useState(now);
  return (
    <section className="stack gap-3" aria-hidden="true">
      <p className="title-3">{t('createGroup.created.chat')}</p>
      <div className={css.chat}>
        <p className={css.bubble}>{t('createGroup.created.chatSays')}</p>
        <div className={css.link}>
          <svg viewBox="0 0 400 200">
            <path fill="#014f3d" d="M0 0h400v200H0z" />
            <path
              className={css.routes}
              d="M-5 30C150 30 130 100 270 100M-5 65C140 65 140 100 270 100M-5 100H270M-5 135C140 135 140 100 270 100M-5 170C150 170 130 100 270 100"
            />
            <circle cx="296" cy="100" r="26" fill="#fff" />
            <circle cx="296" cy="100" r="15" fill="#dd4b18" />
          </svg>
          <div>
            <b>{name}</b>
            <span className="small soft">{t('createGroup.created.shareText')}</span>
            <span className="note">{location.host}</span>
          </div>
        </div>
        <span className={`note ${css.time}`}>{formatTime(language, madeAt)}</span>
      </div>
    </section>
  );
}
