import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupName, line, personName } from '#shared/kernel/fields.ts';
import { checkMember } from '#shared/member/form.ts';
import { nameKey, tidyName } from '#shared/kernel/person-name.ts';

describe('a name', () => {
  const kept: [string, string][] = [
    ['Korean', '김민지'],
    ['Korean with a first name in Latin', '지우 Kim'],
    ['Arabic', 'محمد الأمين'],
    ['Persian, whose parts are kept apart by a joiner', 'می\u200cخواهم'],
    ['Hindi, with a joiner in a cluster', 'क्\u200dष'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Japanese, with a variant of a character', '葛\u{e0100}城'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['French, with a hyphen', 'Anne-Zoé D’Aubigné'],
    ['a family of four', '👨\u200d👩\u200d👧\u200d👦'],
    ['a woman at a computer, of a skin tone', '👩🏽\u200d💻'],
    ['a rainbow flag', '🏳\ufe0f\u200d🌈'],
    ['a heart on fire in a name', 'Ara ❤\ufe0f\u200d🔥'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['two flags', '🇰🇷🇫🇷'],
  ];
  it.each(kept)('in %s stays as it is', (_what, name) => {
    expect(personName.parse(name)).toBe(name);
    expect(groupName.parse(name)).toBe(name);
    expect(line(80).parse(name)).toBe(name);
  });

  const tidied: [string, string, string][] = [
    ['decomposed Hangul is composed', '\u1106\u1175\u11ab\u110c\u1175', '민지'],
    ['a direction control goes', '\u202eara\u202c', 'ara'],
    ['direction isolates go', '\u2066ara\u2069', 'ara'],
    ['direction marks go, in Arabic too', 'محمد\u200f\u061c', 'محمد'],
    ['a zero-width space goes', 'A\u200bra', 'Ara'],
    ['a joiner between Latin letters goes', 'A\u200dr\u200ca', 'Ara'],
    ['a joiner at the end of Arabic goes', 'محمد\u200c', 'محمد'],
    ['a joiner between a picture and a letter goes', '👩\u200da', '👩a'],
    ['a byte order mark goes', '\ufeffAra', 'Ara'],
    ['a soft hyphen goes', 'A\u00adra', 'Ara'],
    ['a selector behind a letter goes', 'A\ufe0fra', 'Ara'],
    ['tags without a flag go', 'Ara\u{e0067}\u{e007f}', 'Ara'],
    ['line breaks and tabs are spaces', ' A\r\nr\ta ', 'A r a'],
    ['control characters go', 'A\u0000r\u001b[31ma\u009b', 'Ar[31ma'],
    ['white space is one space', '\u3000김 \u00a0 민지 ', '김 민지'],
  ];
  it.each(tidied)('%s', (_what, typed, name) => {
    expect(personName.parse(typed)).toBe(name);
    expect(tidyName(typed)).toBe(name);
  });

  it.each([
    ['Hangul filler', '\u3164'],
    ['half-width filler', '\uffa0'],
    ['Jamo fillers', '\u115f\u1160'],
    ['empty Braille', '\u2800'],
    ['zero width', '\u200b\u200d\u2060\ufeff'],
    ['direction controls', '\u202e\u2066'],
    ['white space', ' \u3000\n'],
    ['a lone selector', '\ufe0f'],
    ['lone tags', '\u{e0041}'],
  ])('of %s alone is none', (_what, typed) => {
    expect(personName.safeParse(typed).success).toBe(false);
    expect(groupName.safeParse(typed).success).toBe(false);
    expect(checkMember({ name: typed, email: '' })).toEqual({ name: 'name_missing' });
  });

  it('that looks like another is the same name', () => {
    expect(nameKey('A\u200bra\u202c')).toBe(nameKey('ara'));
    expect(nameKey('민지\u3164')).toBe(nameKey('민지'));
  });

  const odd = fc.constantFrom(
    ...'\u200b\u200c\u200d\u200e\u202e\u2066\ufe0f\u{e0067}\u{1f3f4}👩💻🏽ا한aé1 \u0301\u1106\u1175\u11ab\n\u0007',
  );
  it('is normalised the same whether once or twice, on the device or in the parser', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 12 }), (parts) => {
        const once = tidyName(parts.join(''));
        expect(tidyName(once)).toBe(once);
        expect(once).toBe(once.normalize('NFC').trim());
        expect(once).not.toMatch(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff]/u);
        const parsed = personName.safeParse(once);
        if (parsed.success) expect(personName.parse(parsed.data)).toBe(parsed.data);
      }),
      { numRuns: 300, endOnFailure: true },
    );
  });
});
