/** First the browsers that name others in their own name. */
const browsers: [RegExp, string][] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/\bLine\//, 'LINE'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/**
 * "Chrome · Android": coarse on purpose, only so that a person recognises their own devices. Empty where nothing is
 * known.
 */
export function deviceKind(userAgent: string | undefined): string {
  const named = (list: [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(userAgent?.slice(0, 400) ?? ''))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(' · ');
}
