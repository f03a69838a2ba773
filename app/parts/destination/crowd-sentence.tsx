import type { CrowdDays } from '#shared/destination/facts/crowds.ts';
import { formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';

/** That half the country travels then, or has closed. */
export function CrowdSentence({ crowd: { id, kind, days } }: { crowd: CrowdDays }) {
  const { t, language } = useText();
  return t(`crowds.${kind}`, { days: formatRange(language, days), name: t(`crowds.names.${id}`) });
}
