import type { Language } from '#shared/kernel/languages.ts';
import { text as en } from './en/all.ts';
import { text as es } from './es/all.ts';
import { text as fr } from './fr/all.ts';
import { text as ja } from './ja/all.ts';
import { text as ko, type Text } from './ko/all.ts';
import { text as zh } from './zh/all.ts';

/** Every sentence in every language: a language that lacks a key of Korean does not compile. For tests; pages load by topic. */
export const texts: Record<Language, Text> = { ko, en, ja, zh, es, fr };
