import type { ReactNode } from 'react';
import Lock from 'lucide-react/icons/lock';
import { Badge } from './badge.tsx';

/** A lock and, in a word or two, the condition that opens it. */
export function LockBadge({ children }: { children: ReactNode }) {
  return <Badge icon={<Lock className="icon" aria-hidden="true" />}>{children}</Badge>;
}
