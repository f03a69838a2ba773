import { useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { qrPath, type QrPath } from './qr-path.ts';
import css from './qr-code.module.css';

/** A QR code, always dark on white with its quiet zone. The encoder is loaded when the first code is shown. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const [code, setCode] = useState<(QrPath & { text: string }) | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    qrPath(text).then(
      (made) => {
        if (wanted) setCode({ ...made, text });
      },
      // Offline, and the encoder was never fetched; the link beside it still works.
      () => {
        if (wanted) setHasFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  const shown = code?.text === text ? code : null;
  if (hasFailed && !shown) return null;
  return (
    <svg
      className={cx(css.qr, className)}
      viewBox={`0 0 ${shown?.size ?? 1} ${shown?.size ?? 1}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {shown && <path fill="#11221d" d={shown.d} />}
    </svg>
  );
}
