// Plain JavaScript, no packages: `npm start` runs this before anything is installed.

/**
 * The part of a lockfile that one package needs: `npm ci` then installs it alone, in the same versions and with the same checksums.
 * @param name a direct dependency of the lockfile's root
 * @param lock the parsed package-lock.json (lockfile version 3)
 * @returns a lockfile whose root depends on that package only; `packages['']` serves as its package.json
 * @throws Error when the lockfile does not have the package, or lacks something that it depends on
 */
export function lockOf(name, lock) {
  const packages = {};
  const add = (path) => {
    if (path in packages) return;
    const entry = lock.packages[path];
    packages[path] = entry;
    for (const needed of Object.keys(entry.dependencies ?? {})) add(found(path, needed));
    for (const wished of Object.keys(entry.optionalDependencies ?? {})) {
      const optional = resolvePath(lock, path, wished);
      if (optional) add(optional);
    }
  };
  const found = (from, needed) => {
    const path = resolvePath(lock, from, needed);
    if (!path) throw new Error(`package-lock.json lacks ${needed}, which ${from || 'the root'} needs`);
    return path;
  };
  const path = found('', name);
  add(path);
  const root = { name: `only-${name}`, version: '0.0.0', dependencies: { [name]: lock.packages[path].version } };
  return {
    name: root.name,
    version: root.version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, ...packages },
  };
}

/** Where Node finds a package that the one at `from` imports: in the nearest `node_modules` upwards. */
function resolvePath(lock, from, name) {
  for (let parent = from; ; parent = parent.slice(0, Math.max(0, parent.lastIndexOf('/node_modules/')))) {
    const path = `${parent && `${parent}/`}node_modules/${name}`;
    if (path in lock.packages) return path;
    if (parent === '') return undefined;
  }
}
