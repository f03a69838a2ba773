const hourMs = 60 * 60 * 1000;
/** Local hours: from ten in the evening to eight in the morning nothing is sent. */
const [quietFrom, quietTo] = [22, 8];

/**
 * When something that could be sent now is sent: at once, or at eight in the morning of the device's time zone. Unknown
 * zones count as UTC.
 */
export function afterQuietHours(now: number, timeZone: string): number {
  const { hour, intoHourMs } = localTime(now, timeZone);
  if (hour < quietFrom && hour >= quietTo) return now;
  return now - intoHourMs + ((quietTo - hour + 24) % 24) * hourMs;
}

function localTime(now: number, timeZone: string): { hour: number; intoHourMs: number } {
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return {
    hour: part('hour'),
    intoHourMs: part('minute') * 60_000 + part('second') * 1_000 + (now % 1_000),
  };
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const form = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...form, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', { ...form, timeZone: 'UTC' });
  }
}
