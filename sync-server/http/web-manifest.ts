import { appName } from '#shared/kernel/app-name.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { Instance } from '#server/kernel/instance-settings.ts';
import en from '#locales/en/install.json' with { type: 'json' };
import es from '#locales/es/install.json' with { type: 'json' };
import fr from '#locales/fr/install.json' with { type: 'json' };
import ja from '#locales/ja/install.json' with { type: 'json' };
import ko from '#locales/ko/install.json' with { type: 'json' };
import zh from '#locales/zh/install.json' with { type: 'json' };

const words: Record<Language, typeof ko> = { ko, en, ja, zh, es, fr };

/**
 * The web app manifest in one language. The id stays the same, so that changing the language does not make a second
 * app.
 * @param basePath see `AppDeps`
 */
export function webManifest(language: Language, basePath: string, instance?: Instance): Record<string, unknown> {
  const text = words[language].manifest;
  const screenshot = (name: string, width: number, height: number, form: 'narrow' | 'wide', label: string) => ({
    src: `${basePath}/screenshots/${name}.png`,
    sizes: `${width}x${height}`,
    type: 'image/png',
    form_factor: form,
    label,
  });
  return {
    id: `${basePath}/?app=moyeo`,
    name: instance?.name ?? text.name.replace('{{app}}', () => appName(language)),
    short_name: appName(language, instance?.name),
    description: text.description,
    lang: language,
    dir: 'ltr',
    start_url: `${basePath}/?source=home`,
    scope: `${basePath}/`,
    display: 'standalone',
    background_color: '#f5f7f3',
    theme_color: instance?.color ?? '#f5f7f3',
    categories: ['travel', 'social'],
    icons: [
      { src: `${basePath}/icons/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `${basePath}/icons/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: `${basePath}/icons/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      {
        name: text.createGroup,
        url: `${basePath}/create-group`,
        icons: [{ src: `${basePath}/icons/icon-192.png`, sizes: '192x192' }],
      },
      {
        name: text.thisDevice,
        url: `${basePath}/this-device`,
        icons: [{ src: `${basePath}/icons/icon-192.png`, sizes: '192x192' }],
      },
      {
        name: text.explore,
        url: `${basePath}/explore`,
        icons: [{ src: `${basePath}/icons/icon-192.png`, sizes: '192x192' }],
      },
    ],
    screenshots: [
      screenshot('dashboard-narrow', 780, 1688, 'narrow', text.screenshotDashboard),
      screenshot('survey-narrow', 780, 1688, 'narrow', text.screenshotSurvey),
      screenshot('dashboard-wide', 1280, 800, 'wide', text.screenshotDashboard),
    ],
  };
}
