/** The letter of an avatar: the first of the name, as people read it. */
export const firstLetter = (name: string): string => ([...name.trim().normalize('NFC')][0] ?? '?').toLocaleUpperCase();
