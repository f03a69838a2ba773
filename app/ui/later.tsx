import { Component, lazy, Suspense, useState, useTransition, type ComponentType, type ReactNode } from 'react';
import { loadAgainForPart } from '#app/kernel/load-again-for-part.ts';
import { LoadFailure, loadParts } from '#app/kernel/load-failure.ts';
import { useText } from '#app/text/text.ts';
import { Button } from './button.tsx';

/*
 * Parts of a screen that are fetched when they are shown. The network may be gone by then: the rest of the screen
 * stays, and the part is fetched again when it is asked for again. React's `lazy` alone remembers a failure until the
 * page is loaded anew, and so do many browsers: a part that fails once more then loads the page.
 */

export type Load<P> = () => Promise<ComponentType<P>>;
/** What stands in the place of a part that could not be fetched. */
type Instead<P> = ComponentType<{ part: P; again: () => void; isTrying: boolean }>;

interface BoundaryProps {
  instead: ReactNode;
  /** A mistake in the part counts as missing, too. */
  isOptional: boolean;
  onMissing: (error: Error) => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    this.props.onMissing(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.props.isOptional || error instanceof LoadFailure) return this.props.instead;
    throw error;
  }
}

/**
 * A part with something of its own in its place where it cannot be fetched. Suspends while it is fetched.
 * @param isTapped whenever it is shown, somebody has asked for it
 */
export function later<P extends object>(
  load: Load<P>,
  Instead: Instead<P>,
  isOptional = false,
  isTapped = false,
): ComponentType<P> {
  const make = () => lazy(async () => ({ default: await loadParts(load()) }));
  let present = make();
  let hasFailed = false;
  const miss = (error: Error, isAskedAgain: boolean) => {
    present = make();
    if (!(error instanceof LoadFailure) || isOptional) return;
    if (hasFailed && isAskedAgain) void loadAgainForPart();
    hasFailed = true;
  };
  return function Later(props: P) {
    const [{ Part, count }, setTried] = useState({ Part: present, count: 0 });
    const [isTrying, startTrying] = useTransition();
    const again = () => {
      startTrying(() => {
        setTried({ Part: present, count: count + 1 });
      });
    };
    return (
      <Boundary
        key={count}
        isOptional={isOptional}
        onMissing={(error) => {
          miss(error, isTapped || count > 0);
        }}
        instead={<Instead part={props} again={again} isTrying={isTrying} />}
      >
        <Part {...props} />
      </Boundary>
    );
  };
}

/** A part of a screen. Where it cannot be fetched, a line says so, with a button. */
export const laterPart = <P extends object>(load: Load<P>): ComponentType<P> => later(load, Missing);

/** A part that can be done without: nothing stands there until it is here, and where it cannot be had. */
export function laterOptional<P extends object>(load: Load<P>): ComponentType<P> {
  const Part = later(load, Nothing, true);
  return function Optional(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Missing({ again, isTrying }: { again: () => void; isTrying: boolean }) {
  const { t } = useText();
  return (
    <div className="row" role="alert">
      <p className="soft">{t('common.later.missing')}</p>
      <Button variant="quiet" size="small" busy={isTrying} onClick={again}>
        {t('common.later.again')}
      </Button>
    </div>
  );
}

const Nothing = () => null;
