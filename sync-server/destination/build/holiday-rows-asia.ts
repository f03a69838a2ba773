import { ownMoon, type HolidayRow } from './holiday-row.ts';

/** Asia, Turkey included. */
export const asianRows: Readonly<Record<string, HolidayRow>> = {
  AE: {
    leave: ["Laylat al-Mi'raj", 'First day of Ramadan'],
    add: { 'Arafat Day': '2026-05-26 2027-05-15 2028-05-04', 'National Day': '12-03' },
  },
  HK: {
    call: {
      'The first day of January': "New Year's Day",
      'Lunar New Year’s Day': 'Lunar New Year',
      'The second day of Lunar New Year': 'Second Day of Lunar New Year',
      'The third day of Lunar New Year': 'Third Day of Lunar New Year',
      'The fourth day of Lunar New Year': 'Fourth Day of Lunar New Year',
      'The day following Good Friday': 'Easter Saturday',
      'The day following Ching Ming Festival': 'Day after Ching Ming Festival',
      'The day following Birthday of the Buddha': "Day after the Buddha's Birthday",
      'Birthday of the Buddha': "Buddha's Birthday",
      'Hong Kong Special Administrative Region Establishment Day': 'Hong Kong SAR Establishment Day',
      'The day following the Chinese Mid-Autumn Festival': 'Day after Mid-Autumn Festival',
      'The day following Chung Yeung Festival': 'Day after Chung Yeung Festival',
      'The first weekday after Christmas Day': 'First Weekday after Christmas Day',
      'The day following Tuen Ng Festival': 'Day after Tuen Ng Festival',
      'The day following National Day': 'Day after National Day',
    },
    // Ching Ming of 2026 is Easter Sunday.
    add: { 'Day after Ching Ming Festival': '2026-04-06', 'Day after Easter Monday': '2026-04-07' },
  },
  // The ministers' decree of 2026, and 2027 by the rule of the four states (MABIMS) for the new moon.
  ID: {
    leave: [...ownMoon, "Laylat al-Mi'raj"],
    add: {
      "Isra Mi'raj": '2026-01-16 2027-01-05 2027-12-26',
      'Eid al-Fitr': '2026-03-21 2026-03-22 2027-03-10 2027-03-11',
      'Eid al-Adha': '2026-05-27 2027-05-17',
      'Islamic New Year': '2026-06-16 2027-06-06',
      "Prophet's Birthday": '2026-08-25 2027-08-15',
    },
    until: 2027,
  },
  // Not in the package: Executive Order 60/2000 of Macao.
  MO: {
    add: {
      "New Year's Day": '01-01',
      'Lunar New Year': '2026-02-17 2027-02-06 2028-01-26',
      'Second Day of Lunar New Year': '2026-02-18 2027-02-07 2028-01-27',
      'Third Day of Lunar New Year': '2026-02-19 2027-02-08 2028-01-28',
      'Good Friday': '2026-04-03 2027-03-26 2028-04-14',
      'Easter Saturday': '2026-04-04 2027-03-27 2028-04-15',
      'Ching Ming Festival': '2026-04-05 2027-04-05 2028-04-04',
      'Labor Day': '05-01',
      "Buddha's Birthday": '2026-05-24 2027-05-13 2028-05-02',
      'Tuen Ng Festival': '2026-06-19 2027-06-09 2028-05-28',
      'Day after Mid-Autumn Festival': '2026-09-26 2027-09-16 2028-10-04',
      'National Day': '10-01',
      'Day after National Day': '10-02',
      'Chung Yeung Festival': '2026-10-18 2027-10-08 2028-10-26',
      "All Souls' Day": '11-02',
      'Immaculate Conception': '12-08',
      'Macao SAR Establishment Day': '12-20',
      'Winter Solstice': '2026-12-22 2027-12-22 2028-12-21',
      'Christmas Eve': '12-24',
      'Christmas Day': '12-25',
    },
  },
  // The states' own are left out: New Year's Day and Nuzul Al-Quran are not off everywhere. 2027 by the rule of the
  // four states (MABIMS) for the new moon.
  MY: {
    leave: [...ownMoon, "New Year's Day", 'Day of Nuzul Al-Quran', 'Vesak Day', 'Deepavali'],
    call: { "Yang di-Pertuan Agong's Birthday": "King's Birthday" },
    add: {
      'Eid al-Fitr': '2026-03-21 2026-03-22 2027-03-10 2027-03-11',
      'Eid al-Fitr (substitute day)': '2026-03-23',
      'Eid al-Adha': '2026-05-27 2027-05-17',
      'Vesak Day': '2026-05-31 2027-05-20',
      'Vesak Day (substitute day)': '2026-06-02',
      'Islamic New Year': '2026-06-17 2027-06-06',
      'Islamic New Year (substitute day)': '2027-06-08',
      "Prophet's Birthday": '2026-08-25 2027-08-15',
      "Prophet's Birthday (substitute day)": '2027-08-16',
      Deepavali: '2026-11-08 2027-10-28',
      'Deepavali (substitute day)': '2026-11-09',
    },
    until: 2027,
  },
  // With the special days that are off by law (Republic Acts 9492 and 10966), and by the proclamation of 2026.
  PH: {
    leave: ['End of Ramadan (Eid al-Fitr)', 'Feast of the Sacrifice (Eid al-Adha)'],
    call: { "National Heroes' Day": 'National Heroes Day' },
    add: {
      'Chinese New Year': '2026-02-17',
      'Eid al-Fitr': '2026-03-20 2027-03-10 2028-02-27',
      'Black Saturday': '2026-04-04 2027-03-27 2028-04-15',
      'Eid al-Adha': '2026-05-27 2027-05-17 2028-05-05',
      'Ninoy Aquino Day': '08-21',
      "All Saints' Day": '11-01',
      "All Souls' Day": '2026-11-02',
      'Immaculate Conception': '12-08',
      'Christmas Eve': '2026-12-24',
      "New Year's Eve": '12-31',
    },
  },
  // The package gives both feasts a day too many.
  TR: {
    leave: ownMoon,
    call: {
      'Labour and Solidarity Day': 'Labor and Solidarity Day',
      'Commemoration of Atatürk, Youth and Sports Day': 'Youth and Sports Day',
    },
    add: {
      'Ramadan Feast':
        '2026-03-20 2026-03-21 2026-03-22 2027-03-09 2027-03-10 2027-03-11 2028-02-26 2028-02-27 2028-02-28',
      'Sacrifice Feast':
        '2026-05-27 2026-05-28 2026-05-29 2026-05-30 2027-05-16 2027-05-17 2027-05-18 2027-05-19 2028-05-05 2028-05-06 2028-05-07 2028-05-08',
    },
  },
};
