import { groupCode as groupCodeText } from '#shared/group/schema.ts';
import { EnvError } from './env-error.ts';
import { contrastOfAccent, darkEnough, leastContrast } from './instance-color.ts';

/** What an operator makes of an instance. */
export interface Instance {
  /** Stands where the app's name stands. */
  name: string | undefined;
  /** Who runs it: a page of theirs. */
  imprintUrl: string | undefined;
  /** `#rrggbb` */
  color: string | undefined;
  /** Without it no group is opened; `undefined`: anybody may open one. */
  groupCode: string | undefined;
}

type Source = Record<string, string | undefined>;

/** In all; the header of the narrowest phone cuts it off after about twelve. */
const longestName = 30;
/** Whoever guesses has forty tries a minute from one address. */
const shortestCode = 8;

export const readInstance = (source: Source): Instance => ({
  name: instanceName(source['INSTANCE_NAME']),
  imprintUrl: imprintUrl(source['IMPRINT_URL']),
  color: instanceColor(source['INSTANCE_COLOR']),
  groupCode: groupCode(source),
});

function instanceName(value: string | undefined): string | undefined {
  const name = value?.normalize('NFC').trim();
  if (!name) return undefined;
  if ([...name].length > longestName || /[\p{Cc}\p{Cf}<>{}]/u.test(name))
    throw new EnvError(`INSTANCE_NAME must be a name of at most ${longestName} characters, without < > { }.`);
  return name;
}

function imprintUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^(https?|mailto):$/.test(new URL(value).protocol))
    throw new EnvError('IMPRINT_URL must be an http, https or mailto address, like https://example.org/imprint.');
  return new URL(value).href;
}

function instanceColor(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const color = value.toLowerCase();
  if (!/^#[\da-f]{6}$/.test(color)) throw new EnvError('INSTANCE_COLOR must be a colour like #7a1fa2.');
  const contrast = contrastOfAccent(color);
  if (contrast < leastContrast)
    throw new EnvError(
      `INSTANCE_COLOR ${color} is too light to be read: its contrast with the pages is ${contrast.toFixed(1)} : 1, and ${leastContrast} : 1 is needed. ${darkEnough(color)} would do.`,
    );
  return color;
}

/** The code is a secret, so no sentence repeats it. */
function groupCode(source: Source): string | undefined {
  const { GROUP_CREATION: who = '', GROUP_CODE: typed = '' } = source;
  if (!['', 'all', 'code'].includes(who)) throw new EnvError('GROUP_CREATION must be one of all, code.');
  if (who !== 'code') {
    if (typed)
      throw new EnvError('GROUP_CODE is only asked for with GROUP_CREATION=code. Set that too, or leave it out.');
    return undefined;
  }
  // As the app tidies what people type.
  const code = groupCodeText.safeParse(typed).data;
  if (code === undefined || [...code].length < shortestCode)
    throw new EnvError(`GROUP_CREATION=code needs GROUP_CODE: ${shortestCode} to 100 characters that people can type.`);
  return code;
}
