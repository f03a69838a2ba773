import type { Language } from '#shared/kernel/languages.ts';
import type { SceneWords } from '#shared/scene/pictures/alt.ts';
import en from '#locales/en/scenes.json' with { type: 'json' };
import es from '#locales/es/scenes.json' with { type: 'json' };
import fr from '#locales/fr/scenes.json' with { type: 'json' };
import ja from '#locales/ja/scenes.json' with { type: 'json' };
import ko from '#locales/ko/scenes.json' with { type: 'json' };
import zh from '#locales/zh/scenes.json' with { type: 'json' };

/**
 * What drawings show. The server alone says it: it has the drawing code, by which a city without a drawing of its own
 * has a subject, too.
 */
export const sceneWords: Record<Language, SceneWords> = { ko, en, ja, zh, es, fr };
