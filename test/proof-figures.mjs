// How large `npm run proof` is, and what its report says when it was asked for less. Plain JavaScript, no packages.

/** What a whole proof takes, by the name of its option. */
export const wholeProof = { seeds: 5_000, steps: 200, writes: 10_000, minutes: 10, storm: 60 };

const words = {
  seeds: 'runs of the simulation',
  steps: 'steps a run',
  writes: 'writes of process chaos',
  minutes: 'minutes of process chaos',
  storm: 'minutes of the storm',
};

/** @param args `--seeds 300`: an option that is not named is that of a whole proof. */
export function figuresOf(args) {
  return Object.fromEntries(
    Object.entries(wholeProof).map(([name, whole]) => {
      const index = args.indexOf(`--${name}`);
      return [name, index < 0 ? whole : Number(args[index + 1])];
    }),
  );
}

/** One line: which figures are below those of a whole proof, or that none is. */
export function lineOfSize(figures) {
  const less = Object.entries(wholeProof).filter(([name, whole]) => !(figures[name] >= whole));
  if (less.length === 0) return 'A whole proof: no figure is below its default.';
  const said = less.map(
    ([name, whole]) => `${figures[name].toLocaleString('en')} ${words[name]} (default ${whole.toLocaleString('en')})`,
  );
  return `**A short proof**, with less than the defaults: ${said.join(', ')}.`;
}
