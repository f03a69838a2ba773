export interface LockEntry {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
}

export interface Lock {
  lockfileVersion: number;
  packages: Record<string, LockEntry>;
}

export function lockOf(name: string, lock: Lock): Lock;
