import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useText } from '#app/text/text.ts';
import { later, type Load } from './later.tsx';
import { Sheet } from './sheet.tsx';
import { Skeleton } from './skeleton.tsx';
import { showToast } from './toast.ts';

/** A tap after which nothing comes for this long is answered by an empty sheet. */
const answerTapMs = 300;

/**
 * A sheet that is fetched when it is opened. On a slow line an empty one opens; where it cannot be had, it closes, and
 * a toast says why; the second time the page is loaded.
 */
export function laterSheet<P extends { onClose: () => void }>(load: Load<P>): ComponentType<P> {
  const Part = later(load, ClosedSheet, false, true);
  return function LaterSheet(props: P) {
    return (
      <Suspense fallback={<ComingSheet onClose={props.onClose} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function ClosedSheet({ part: { onClose } }: { part: { onClose: () => void } }) {
  const { t } = useText();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    showToast({ text: t('common.later.tapAgain') });
    onClose();
  }, [t, onClose]);
  return null;
}

function ComingSheet({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(true);
    }, answerTapMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <Sheet open={isShown} onClose={onClose} title={t('common.later.coming')} closeLabel={t('common.close')}>
      <div className="stack" aria-busy="true">
        <Skeleton height="3rem" shape="tile" />
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </div>
    </Sheet>
  );
}
