import { Suspense, type ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

/** Around parts that are fetched when they are shown: until then a placeholder of about their height. */
export function Coming({
  height,
  className,
  children,
}: {
  height: string;
  /** The place of the parts in a grid. */
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Suspense
      fallback={
        <div aria-busy="true" className={className}>
          <Skeleton shape="tile" height={height} />
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
