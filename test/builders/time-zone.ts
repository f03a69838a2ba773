/** Where it is two in the afternoon now: nothing waits for the morning. */
export const afternoon = (): string => {
  const offset = new Date().getUTCHours() - 14;
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '+' : '-'}${Math.abs(offset)}`;
};
