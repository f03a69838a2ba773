/**
 * The name as strokes: Korean in a box of 56 x 32, Latin in one of 103 x 32. Also for pictures that are drawn without a
 * page.
 */
export const wordmarkForms = {
  korean: {
    width: 56,
    name: '모여',
    paths: [
      'M9.2 4.5h8.6a3.2 3.2 0 0 1 3.2 3.2v5.1a3.2 3.2 0 0 1-3.2 3.2H9.2A3.2 3.2 0 0 1 6 12.8V7.7a3.2 3.2 0 0 1 3.2-3.2z',
      'M13.5 16v9.5M2.5 26h22',
      'M29.8 15.2a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0',
      'M52 3v26.5M43 11.9h9M43 18.5h9',
    ],
  },
  latin: {
    width: 103,
    name: 'Moyeo',
    paths: [
      'M3 22V9.5M3 14.2C3 11 5.4 9 8.2 9S13 11 13 14v8M13 14c0-3 2.4-5 5.2-5S23 11 23 14v8',
      'M29.6 15.6a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0',
      'm49 9.2 6.2 12.4M61.4 9.2l-7.8 17.2q-1 2.2-3.6 2.2',
      'M68 15.6h12.6a6.6 6.6 0 1 0-2 4.8',
      'M87 15.6a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0',
    ],
  },
} as const;

export const wordmarkOf = (language: string) => wordmarkForms[language.startsWith('ko') ? 'korean' : 'latin'];
