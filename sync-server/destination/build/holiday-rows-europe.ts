import type { HolidayRow } from './holiday-row.ts';

/** The package calls 26 December Boxing Day everywhere. */
const secondDay = { 'Boxing Day': 'Second Day of Christmas' } as const;
const stephen = { 'Boxing Day': "St. Stephen's Day" } as const;

/** Europe. */
export const europeanRows: Readonly<Record<string, HolidayRow>> = {
  AD: {
    leave: ['Shrove Tuesday'],
    call: stephen,
    add: { 'Carnival Monday': '2026-02-16 2027-02-08 2028-02-28' },
  },
  AT: { call: { ...stephen, Staatsfeiertag: 'Labor Day', 'National Holiday': 'National Day' } },
  BE: { call: { 'National Holiday': 'National Day', Armistice: 'Armistice Day' } },
  BG: {
    call: {
      'Bulgarian Education and Culture, and Slavonic Literature Day': 'Education and Culture Day',
    },
    // A holiday on a weekend moves to the next working day, but for those of Easter (Labor Code, article 154).
    add: {
      'Easter Saturday': '2026-04-11 2028-04-15',
      'Second Day of Christmas': '12-26',
      'Education and Culture Day (substitute day)': '2026-05-25',
      'Unification Day (substitute day)': '2026-09-07',
      'Second Day of Christmas (substitute day)': '2026-12-28 2027-12-28',
      'Labor Day (substitute day)': '2027-05-04',
      'Christmas Day (substitute day)': '2027-12-27',
      "New Year's Day (substitute day)": '2028-01-03',
      "St. George's Day (substitute day)": '2028-05-08',
      'Christmas Eve (substitute day)': '2028-12-27',
    },
  },
  // The cantons share only these.
  CH: {
    leave: [
      'Good Friday',
      'Easter Monday',
      'Whit Monday',
      'Federal Day of Thanksgiving, Repentance and Prayer',
      'Boxing Day',
    ],
    call: { Bundesfeiertag: 'Swiss National Day' },
  },
  CY: {
    // A day late in the package.
    leave: ['Clean Monday'],
    call: {
      ...secondDay,
      'Annunciation, Anniversary of 1821 Revolution': 'Greek Independence Day',
      'Cyprus Independence Day': 'Independence Day',
      'National Holiday': 'Ochi Day',
    },
    add: {
      'Clean Monday': '2026-02-23 2027-03-15 2028-02-28',
      'Whit Monday': '2026-06-01 2027-06-21 2028-06-05',
    },
  },
  CZ: {
    call: {
      ...stephen,
      'St. Wenceslas Day (Czech Statehood Day)': 'Czech Statehood Day',
      'Struggle for Freedom and Democracy Day': 'Freedom and Democracy Day',
    },
  },
  DE: { call: { ...secondDay, 'National Holiday': 'German Unity Day' } },
  DK: { call: secondDay },
  EE: { call: { ...secondDay, 'Day of Restoration of Independence': 'Restoration of Independence Day' } },
  // Not in Catalonia and the Valencian Community.
  ES: {
    leave: ['Maundy Thursday'],
    call: { 'Fiesta Nacional de España': 'National Day', 'Día de la Constitución Española': 'Constitution Day' },
  },
  FI: { call: secondDay },
  FR: {},
  // The bank holidays of England, since Scotland and Northern Ireland have others.
  GB: {
    call: {
      'Easter Monday': 'Easter Monday, not in Scotland',
      'Early May bank holiday': 'Early May Bank Holiday',
      'Spring bank holiday': 'Spring Bank Holiday',
    },
    add: { 'Summer Bank Holiday, not in Scotland': '2026-08-31 2027-08-30 2028-08-28' },
  },
  GR: {
    call: {
      ...secondDay,
      'Ash Sunday': 'Clean Monday',
      'Annunciation, Anniversary of 1821 Revolution': 'Independence Day',
      'National Holiday': 'Ochi Day',
    },
  },
  HR: {
    call: {
      ...stephen,
      'National Day': 'Statehood Day',
      'Victory and Homeland Thanksgiving Day and the Day of Croatian defenders': 'Victory and Thanksgiving Day',
    },
  },
  // Christmas Eve is off since 2024.
  HU: { call: { ...secondDay, "Saint Stephen's Day": 'State Foundation Day' }, add: { 'Christmas Eve': '12-24' } },
  IE: {
    call: {
      'St. Brigid’s Day': "St. Brigid's Day",
      'St. Patrick’s Day': "St. Patrick's Day",
      'May Day': 'May Bank Holiday',
      'First Monday in June': 'June Bank Holiday',
      'First Monday in August': 'August Bank Holiday',
    },
  },
  // The two eves are off from 13:00 only.
  IS: {
    leave: ['Christmas Eve', "New Year's Eve"],
    call: { ...secondDay, 'Icelandic National Day': 'National Day' },
  },
  IT: { call: { ...stephen, 'Francis of Assisi': "St. Francis' Day" } },
  LT: {
    call: {
      ...secondDay,
      'Day of Restoration of the State of Lithuania': 'Restoration of the State Day',
      'Day of Restoration of Independence of Lithuania': 'Restoration of Independence Day',
    },
  },
  LV: {
    call: {
      ...secondDay,
      'Restoration of Independence day': 'Restoration of Independence Day',
      Midsummer: 'Midsummer Day',
      'Republic Day': 'Proclamation Day',
    },
  },
  MT: { call: { "Feast of Saint Paul's Shipwreck in Malta": "St. Paul's Shipwreck", 'June 7th': 'Sette Giugno' } },
  NL: { call: secondDay },
  NO: { call: secondDay },
  PL: { call: secondDay },
  PT: {
    call: {
      'Liberty Day': 'Freedom Day',
      'Implantação da República': 'Republic Day',
      'Restauração da Independência': 'Restoration of Independence Day',
    },
  },
  RO: {
    call: {
      ...secondDay,
      'Saint John the Baptist': "St. John the Baptist's Day",
      'Day of the Unification of the Romanian Principalities': 'Unification Day',
      "St Andrew's Day": "St. Andrew's Day",
      'National holiday': 'National Day',
    },
  },
  SE: { call: secondDay },
  SI: {
    call: {
      'Prešeren Day, the Slovenian Cultural Holiday': 'Prešeren Day',
      'Day of Uprising Against Occupation': 'Uprising Against Occupation Day',
      'Day of Remembrance for the Dead': "All Saints' Day",
    },
  },
};
