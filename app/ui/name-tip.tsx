import type { ReactNode } from 'react';
import { useTip, type TipHandlers } from './use-tip.tsx';

/** The name of a control that is an icon alone, as a tip. */
export function NameTip({
  name,
  children,
}: {
  name: string | undefined;
  /** The control, with the handlers that open the tip. */
  children: (on: TipHandlers) => ReactNode;
}) {
  const { on, tip } = useTip(name);
  return (
    <>
      {children(on)}
      {tip}
    </>
  );
}
