/** The value after `--name`. */
export function option(name: string): string | undefined {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? undefined : process.argv[index + 1];
}

export const numberOption = (name: string, otherwise: number): number => Number(option(name) ?? otherwise);
