import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './sources/paths.ts';

type Names = [ko: string, en: string, ja: string, zh: string, es: string, fr: string];

/**
 * CLDR's names, baked so that the build does not depend on the machine's ICU; `npm run catalogue -- names` writes them.
 */
const locales = ['ko', 'en', 'ja', 'zh-Hans', 'es', 'fr'];

/** Where CLDR's form is not what a traveller calls the country. */
const overrides: Readonly<Record<string, Partial<Record<'ko' | 'en' | 'ja' | 'zh' | 'es' | 'fr', string>>>> = {
  AE: { zh: '阿联酋' },
  AU: { ko: '호주' },
  FM: { ja: 'ミクロネシア' },
  HK: { ko: '홍콩', en: 'Hong Kong', ja: '香港', zh: '香港', es: 'Hong Kong', fr: 'Hong Kong' },
  KR: { ko: '한국' },
  MO: { ko: '마카오', en: 'Macau', ja: 'マカオ', zh: '澳门', es: 'Macao', fr: 'Macao' },
  MP: { ko: '북마리아나 제도' },
  MU: { fr: 'Île Maurice' },
  PF: { ja: 'フランス領ポリネシア' },
  TW: { ko: '대만', en: 'Taiwan', ja: '台湾', zh: '台湾', es: 'Taiwán', fr: 'Taïwan' },
  US: { ja: 'アメリカ' },
  VN: { fr: 'Vietnam' },
  ZA: { ko: '남아프리카 공화국' },
};

export function namesFromIntl(iso2: string): Names {
  const own = overrides[iso2] ?? {};
  const keys = ['ko', 'en', 'ja', 'zh', 'es', 'fr'] as const;
  return keys.map(
    (key, index) => own[key] ?? new Intl.DisplayNames([locales[index] ?? 'en'], { type: 'region' }).of(iso2) ?? '',
  ) as Names;
}

export function bakedNames(): Readonly<Record<string, Names>> {
  return JSON.parse(readFileSync(join(folders.build, 'country-names.json'), 'utf8')) as Record<string, Names>;
}
