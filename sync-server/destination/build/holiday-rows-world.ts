import { ownMoon, type HolidayRow } from './holiday-row.ts';

/** Africa, America and Oceania. */
export const otherRows: Readonly<Record<string, HolidayRow>> = {
  AR: {
    call: {
      'Shrove Monday': 'Carnival',
      'Shrove Tuesday': 'Carnival',
      'Day of Remembrance for Truth and Justice': 'Day of Remembrance',
      'Day of the Veterans and the Fallen in the Malvinas War': 'Malvinas Day',
      'Day of the First National Government': 'May Revolution Day',
      'Anniversary of the Passing to Immortality of General Martín Miguel de Güemes': 'General Güemes Day',
      'National Flag Day': 'Flag Day',
      'Anniversary of the Passing to Immortality of General José de San Martín': 'General San Martín Day',
      'Day of Respect for Cultural Diversity': 'Day of Cultural Diversity',
      'Day of National Sovereignty': 'National Sovereignty Day',
    },
  },
  AU: { leave: ['Easter Saturday'], add: { "New Year's Day (substitute day)": '2028-01-03' } },
  BO: {
    call: {
      'Shrove Monday': 'Carnival',
      'Shrove Tuesday': 'Carnival',
      'Plurinational State Foundation Day': 'Plurinational State Day',
      'Andean Amazonian Chaqueño New Year': 'Andean New Year',
      'Andean Amazonic Chacoan New Year (substitutes)': 'Andean New Year (substitute day)',
      'Independence Day (substitutes)': 'Independence Day (substitute day)',
    },
  },
  // Elections are on Sundays.
  BR: { leave: ['Election Day'] },
  // Those of the Canada Labor Code; the Civic Holiday is of provinces.
  CA: {
    leave: ['Civic Holiday'],
    call: {
      'National Day for Truth and Reconciliation': 'Truth and Reconciliation Day',
      Thanksgiving: 'Thanksgiving Day',
    },
  },
  CL: {
    call: { "Indigenous People's Day": "Indigenous Peoples' Day", 'National holiday': 'Independence Day' },
    add: { 'Easter Saturday': '2026-04-04 2027-03-27 2028-04-15' },
  },
  CO: {},
  EG: {
    leave: ['National Police Day'],
    call: {
      'Christmas Day': 'Coptic Christmas',
      'Revolution Day 2011': 'January 25 Revolution Day',
      '30 June Day': 'June 30 Revolution Day',
    },
    add: { 'Arafat Day': '2026-05-26 2027-05-15 2028-05-04' },
  },
  // Federal offices alone keep Juneteenth and Columbus Day there.
  GU: {
    leave: ['Juneteenth', 'Columbus Day'],
    call: {
      'Guam History and Chamorro Heritage Day': 'Guam History and CHamoru Heritage Day',
    },
    add: { 'Veterans Day (substitute day)': '2028-11-10' },
  },
  // By the moon as it is seen there; the second Eid is off by a notice of its year.
  KE: {
    leave: ['End of Ramadan (Eid al-Fitr)', 'Feast of the Sacrifice (Eid al-Adha)'],
    call: { 'Moi Day': 'Mazingira Day' },
    add: { 'Eid al-Fitr': '2026-03-20 2027-03-10', 'Eid al-Adha': '2026-05-27 2027-05-17' },
    until: 2027,
  },
  // By the moon as it is seen in Morocco; each of the three feasts takes two days.
  MA: {
    leave: ownMoon,
    call: {
      'Anniversary of the Independence Manifesto': 'Independence Manifesto Day',
      'Feast of the Throne': 'Throne Day',
      'Anniversary of the Recovery Oued Ed-Dahab': 'Oued Ed-Dahab Day',
      'Anniversary of the Revolution of the King and the People': 'Revolution of the King and the People',
      'Anniversary of the Green March': 'Green March Day',
    },
    add: {
      'Amazigh New Year': '01-14',
      'Unity Day': '10-31',
      'Eid al-Fitr': '2026-03-20 2026-03-21 2027-03-10 2027-03-11',
      'Eid al-Adha': '2026-05-27 2026-05-28 2027-05-17 2027-05-18',
      'Islamic New Year': '2026-06-17 2027-06-06',
      "Prophet's Birthday": '2026-08-26 2026-08-27 2027-08-15 2027-08-16',
    },
    until: 2027,
  },
  // Not in the package: title 1, section 311 of the Commonwealth Code.
  MP: {
    add: {
      "New Year's Day": '01-01',
      'Martin Luther King Jr. Day': '2026-01-19 2027-01-18 2028-01-17',
      "Presidents' Day": '2026-02-16 2027-02-15 2028-02-21',
      'Commonwealth Covenant Day': '03-24',
      'Good Friday': '2026-04-03 2027-03-26 2028-04-14',
      'Memorial Day': '2026-05-25 2027-05-31 2028-05-29',
      'Independence Day (substitute day)': '2026-07-03 2027-07-05',
      'Independence Day': '07-04',
      'Labor Day': '2026-09-07 2027-09-06 2028-09-04',
      'Commonwealth Cultural Day': '2026-10-12 2027-10-11 2028-10-09',
      'Citizenship Day (substitute day)': '2028-11-03',
      'Citizenship Day': '11-04',
      'Veterans Day (substitute day)': '2028-11-10',
      'Veterans Day': '11-11',
      'Thanksgiving Day': '2026-11-26 2027-11-25 2028-11-23',
      'Constitution Day': '12-08',
      'Christmas Day (substitute day)': '2027-12-24',
      "New Year's Day (substitute day)": '2027-12-31',
      'Christmas Day': '12-25',
    },
  },
  MX: { call: { "Benito Juárez's birthday": "Benito Juárez's Birthday" } },
  NC: { call: { "Jour de l'an": "New Year's Day", 'New Caledonia Day': 'Citizenship Day' } },
  NZ: { call: { 'ANZAC Day': 'Anzac Day' } },
  // Law 31381 and those after it.
  PE: {
    call: { 'Santa Rosa de Lima': "St. Rose of Lima's Day" },
    add: {
      'Flag Day': '06-07',
      'Air Force Day': '07-23',
      'Battle of Junín': '08-06',
      'Battle of Ayacucho': '12-09',
    },
  },
  ZA: {
    leave: ['Public Holiday'],
    add: {
      "National Women's Day (substitute day)": '2026-08-10',
      'Human Rights Day (substitute day)': '2027-03-22',
      'Day of Goodwill (substitute day)': '2027-12-27',
      'Heritage Day (substitute day)': '2028-09-25',
    },
  },
};
