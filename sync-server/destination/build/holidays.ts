import Holidays from 'date-holidays';
import { withAdded, type HolidayRow, type NamedDay } from './holiday-row.ts';
import holidayNames from './holiday-names.json' with { type: 'json' };
import { addDays, weekday, type CivilDate } from '#shared/calendar/civil-date.ts';
import type { HolidayTable } from '#shared/calendar/holidays.ts';
import { languages, type Language } from '#shared/kernel/languages.ts';
import { mainOrigins, type MainOrigin } from '#shared/travel/options.ts';

/** The years of the table: that of the build and the next five. */
export const holidayYears = [2026, 2027, 2028, 2029, 2030, 2031] as const;

/** In which language the package's names are the ones by which this file knows the country's holidays. */
const ownLanguage: Readonly<Record<MainOrigin, string>> = {
  KR: 'ko',
  JP: 'jp',
  US: 'en',
  CN: 'zh',
  TW: 'zh',
  TH: 'en',
  SG: 'en',
  VN: 'en',
};

export const dayMs = 24 * 60 * 60 * 1000;

function daysOf(country: MainOrigin): NamedDay[] {
  const read = (language: string) => {
    const holidays = new Holidays(country, { types: ['public'] });
    holidays.setLanguages([language, 'en']);
    return holidayYears.flatMap((year) => holidays.getHolidays(year));
  };
  const usual = (name: string) => {
    const { base, isSubstitute } = parseName(name);
    return `${usualNames[country]?.[base] ?? base}${isSubstitute ? substituteMark : ''}`;
  };
  const english = read('en');
  const found = read(ownLanguage[country]).flatMap((one, index): NamedDay[] => {
    if (ofSome[country]?.includes(one.name)) return [];
    const count = Math.max(1, Math.round((one.end.getTime() - one.start.getTime()) / dayMs));
    const first = one.date.slice(0, 10);
    return Array.from({ length: count }, (_, offset) => [
      addDays(first, offset),
      usual(one.name),
      usual(english[index]?.name ?? one.name),
    ]);
  });
  if (country === 'KR') return koreanDays([...found, ...constitutionDays]);
  const row = rows[country] ?? {};
  const all = withAdded(
    found.filter(([, , name]) => row.leave?.includes(name) !== true),
    row,
    holidayYears,
  );
  return country === 'TH' ? thaiDays(all) : all;
}

/**
 * China by the Regulations on Public Holidays as amended in 2024 (the package lacks the last day of the Spring Festival
 * and the second of Labor Day). Taiwan by the Act on Commemoration and Holidays of 2025: a holiday on a Saturday has
 * the day before, one on a Sunday the day after, which the package knows of Sundays alone. Thailand by the cabinet's
 * list of 2026 and the moon of 2027 (`thaiDays` has the days after a weekend). Viet Nam by its Labor Code and the
 * government's list of 2026.
 * Singapore by its Ministry of Manpower's list of 2026. The package has no Vesak Day, Deepavali of another year's rule,
 * and the feasts of Islam as they are seen in Arabia: these are by the rule of the four states (MABIMS) for the new
 * moon.
 */
const rows: Readonly<Partial<Record<MainOrigin, HolidayRow>>> = {
  CN: {
    add: {
      'Spring Festival': '2026-02-19 2027-02-08 2028-01-28 2029-02-15 2030-02-05 2031-01-25',
      'Labor Day': '05-02',
    },
  },
  TW: {
    add: {
      "Day before Lunar New Year's Eve": '2026-02-15 2027-02-04 2028-01-24 2029-02-11 2030-02-01 2031-01-21',
      'Peace Memorial Day (substitute day)': '2026-02-27',
      "Children's Day (substitute day)": '2026-04-03 2027-04-06 2028-04-03 2029-04-03',
      'Tomb Sweeping Day': '2027-04-05',
      'Tomb Sweeping Day (substitute day)': '2031-04-03',
      'Labor Day': '05-01',
      'Labor Day (substitute day)': '2027-04-30',
      'Dragon Boat Festival (substitute day)': '2029-06-15',
      'Mid-Autumn Festival (substitute day)': '2029-09-21',
      "Teachers' Day": '09-28',
      "Teachers' Day (substitute day)": '2030-09-27 2031-09-29',
      'National Day (substitute day)': '2026-10-09',
      'Retrocession Day': '10-25',
      'Retrocession Day (substitute day)': '2026-10-26 2031-10-24',
      'Constitution Day': '12-25',
      'Constitution Day (substitute day)': '2027-12-24',
    },
  },
  TH: {
    add: {
      'Makha Bucha': '2027-02-21',
      'Vesak Day': '2027-05-20',
      'Asalha Puja': '2027-07-18',
      'Buddhist Lent': '2027-07-19',
    },
  },
  VN: {
    add: {
      "Hung Kings' Commemoration Day (substitute day)": '2026-04-27',
      'National Day': '2026-09-01',
      'Labor Day (substitute day)': '2027-05-03',
    },
  },
  SG: {
    leave: ['Hari Raya Puasa', 'Hari Raya Haji', 'Deepavali'],
    add: {
      'Hari Raya Puasa': '2026-03-21 2027-03-10 2028-02-27 2029-02-15 2030-02-04',
      'Hari Raya Haji': '2026-05-27 2027-05-17 2028-05-05 2029-04-24 2030-04-13',
      'Vesak Day': '2026-05-31 2027-05-20 2028-05-09 2029-05-27 2030-05-16',
      'Vesak Day (substitute day)': '2026-06-01 2029-05-28',
      Deepavali: '2026-11-08 2027-10-28 2028-10-17 2029-11-05 2030-10-26',
      'Deepavali (substitute day)': '2026-11-09',
    },
    until: 2030,
  },
};

/**
 * What people call those that the package has by another name: that of the Regulations, in two scripts, in another
 * English.
 */
const usualNames: Readonly<Partial<Record<MainOrigin, Readonly<Record<string, string>>>>> = {
  KR: { 석가탄신일: '부처님 오신 날', 기독탄신일: '성탄절' },
  CN: { '清明节 清明節': '清明节', 'Labour Day': 'Labor Day' },
  US: { 'Labour Day': 'Labor Day' },
  TW: {
    'Founding of the Republic of China': "New Year's Day",
    "Chinese New Year's Eve": "Lunar New Year's Eve",
    'Chinese New Year': 'Lunar New Year',
    'The second day of the Chinese New Year': 'Second Day of Lunar New Year',
    'The third day of the Chinese New Year': 'Third Day of Lunar New Year',
    'The forth day of the Chinese New Year': 'Fourth Day of Lunar New Year',
    'Chinese New Year Holiday': 'Lunar New Year Holiday',
    'National Day / Double Tenth Day': 'National Day',
  },
  VN: {
    'Labour Day': 'Labor Day',
    'Vietnamese New Year Holidays': 'Tet',
    'Hung Kings Commemorations': "Hung Kings' Commemoration Day",
    'Day of liberating the South for national reunification': 'Reunification Day',
  },
};
/**
 * Holidays of a part of the people alone: women, the young, children, soldiers (China's Regulations on Public Holidays,
 * article 3).
 */
const ofSome: Readonly<Partial<Record<MainOrigin, readonly string[]>>> = {
  CN: ['国际妇女节', '青年节', '六一儿童节', '建军节'],
};

/** Names of the package whose holiday takes three days, the day before and the day after included. */
const threeDays: readonly string[] = ['설날', '추석'];
/** Those that have no substitute. */
const withoutSubstitute: readonly string[] = ['신정', '현충일'];
const sunday = 0;
const saturday = 6;

/**
 * South Korea by its Regulations on Holidays of Public Offices, article 3 (as of 2023): Seollal and Chuseok have the
 * day before and after; where one of them falls on a Sunday or on another holiday, and another holiday on a weekend or
 * a holiday, the next working day is a substitute. The package has no substitutes, and begins both feasts by a rule of
 * its own.
 */
function koreanDays(found: readonly NamedDay[]): NamedDay[] {
  const single = found.filter(([, own]) => !threeDays.includes(own));
  const feasts = threeDays.flatMap((name) => {
    const days = found.filter(([, own]) => own === name);
    return days
      .filter((_, index) => index % 3 === 0)
      .flatMap(([day, own, english]): NamedDay[] => {
        const first = own === '설날' ? addDays(day, -1) : day;
        return [0, 1, 2].map((offset) => [addDays(first, offset), own, english]);
      });
  });
  const all = [...single, ...feasts].sort(byDay);
  const taken = new Map<CivilDate, number>();
  for (const [day] of all) taken.set(day, (taken.get(day) ?? 0) + 1);
  const substitutes: NamedDay[] = [];
  const isOff = (day: CivilDate) =>
    [sunday, saturday].includes(weekday(day)) || taken.has(day) || substitutes.some(([one]) => one === day);
  for (const [day, own, english] of all) {
    if (withoutSubstitute.includes(own)) continue;
    const collides =
      weekday(day) === sunday ||
      (weekday(day) === saturday && !threeDays.includes(own)) ||
      ((taken.get(day) ?? 0) > 1 && all.find(([one]) => one === day)?.[1] !== own);
    if (!collides) continue;
    let next = addDays(day, 1);
    while (isOff(next)) next = addDays(next, 1);
    substitutes.push([next, `${own} 대체공휴일`, `${english}${substituteMark}`]);
  }
  return [...all, ...substitutes].sort(byDay);
}

/** A national day off again since 2026 (the Act on Public Holidays as amended that January). */
const constitutionDays = holidayYears.map((year): NamedDay => [`${year}-07-17`, '제헌절', 'Constitution Day']);

/** Thailand: for a holiday on a Saturday or Sunday the next working day is off, once for all days of a feast. */
function thaiDays(found: readonly NamedDay[]): NamedDay[] {
  const all = [...found].sort(byDay);
  const off = new Set(all.map(([day]) => day));
  const substitutes: NamedDay[] = [];
  for (const [day, own, english] of all) {
    if (weekday(day) !== sunday && weekday(day) !== saturday) continue;
    const name = `${english}${substituteMark}`;
    if (substitutes.some(([one, , before]) => before === name && one > day)) continue;
    let next = addDays(day, 1);
    while (weekday(next) === sunday || weekday(next) === saturday || off.has(next)) next = addDays(next, 1);
    off.add(next);
    substitutes.push([next, own, name]);
  }
  return [...all, ...substitutes].sort(byDay);
}

const byDay = (a: NamedDay, b: NamedDay): number => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0);

/** At the end of the package's English name of a day off in the place of a holiday that met another day off. */
export const substituteMark = ' (substitute day)';

export function parseName(name: string): { base: string; isSubstitute: boolean } {
  const isSubstitute = name.endsWith(substituteMark);
  return { base: isSubstitute ? name.slice(0, -substituteMark.length) : name, isSubstitute };
}

const asSubstitute: Readonly<Record<Language, (name: string) => string>> = {
  ko: (name) => `${name} 대체공휴일`,
  en: (name) => `${name}, observed`,
  ja: (name) => `${name}の振替休日`,
  zh: (name) => `${name}补休`,
  es: (name) => `${name}, día compensatorio`,
  fr: (name) => `${name}, jour de remplacement`,
};

/**
 * By country and English name: in Korean, Japanese, Chinese, Spanish and French. Below `destinations`: of every country
 * without a name of its own.
 */
const written: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = holidayNames;

/** In the order of `languages`. */
function namesOf(country: string, english: string): string[] {
  const { base, isSubstitute } = parseName(english);
  const [korean = '', ...others] = written[country]?.[base] ?? written['destinations']?.[base] ?? [];
  if (others.length !== languages.length - 2) throw new Error(`${country}: holiday-names.json has no ${base}`);
  // The package writes the typewriter's apostrophe; this product writes ’ everywhere.
  const names = [korean, base.replaceAll("'", '’'), ...others];
  return languages.map((language, index) => {
    const name = names[index] ?? '';
    return isSubstitute ? asSubstitute[language](name) : name;
  });
}

/** The table of a country: each name once, each day once. */
export function tableOf(country: string, found: readonly NamedDay[]): HolidayTable {
  const names: string[] = [];
  const days = new Map<CivilDate, number>();
  for (const [day, , english] of [...found].sort(byDay)) {
    if (days.has(day)) continue;
    if (!names.includes(english)) names.push(english);
    days.set(day, names.indexOf(english));
  }
  return { names: names.map((english) => namesOf(country, english)), days: [...days] };
}

/** File names below `shared/calendar/holidays` and their texts. */
export const holidayFiles = (): Map<string, string> =>
  new Map(
    mainOrigins.map((country) => {
      const { names, days } = tableOf(country, daysOf(country));
      return [`${country}.json`, `{\n  "names": ${JSON.stringify(names)},\n  "days": ${JSON.stringify(days)}\n}\n`];
    }),
  );
