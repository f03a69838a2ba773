const marked: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D' };

/** Latin letters without their marks, each in its place: Đà Nẵng and Da Nang are one name. */
export const withoutAccents = (text: string): string =>
  text.replace(/[^\P{Script=Latin}A-Za-z]/gu, (letter) => {
    const base = marked[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
    return base.length === letter.length ? base : letter;
  });
