import type { Language } from '#shared/kernel/languages.ts';

/** The few words of the first visit: no text is loaded before a language is chosen. */
export interface Words {
  title: string;
  subscribe: string;
  /** The device's own language was recognised. */
  guess: string;
  /** It was not. */
  later: string;
  /** Its texts are not on this device and could not be fetched. */
  missing: string;
}

export const words: Record<Language, Words> = {
  ko: {
    title: '언어를 골라 주세요',
    subscribe: '안녕하세요',
    guess: '이 기기의 언어는 한국어예요. 나중에 메뉴에서 바꿀 수 있어요.',
    later: '나중에 메뉴에서 바꿀 수 있어요.',
    missing: '한국어를 내려받지 못했어요. 연결을 확인하고 다시 골라 주세요.',
  },
  en: {
    title: 'Choose your language',
    subscribe: 'Hello',
    guess: 'This device is set to English. You can change the language later in the menu.',
    later: 'You can change the language later in the menu.',
    missing: 'English didn’t download. Check your connection and choose again.',
  },
  ja: {
    title: '言語を選んでください',
    subscribe: 'こんにちは',
    guess: 'この端末の言語は日本語です。あとでメニューから変えられます。',
    later: 'あとでメニューから変えられます。',
    missing: '日本語を読み込めませんでした。接続を確かめて、もう一度選んでください。',
  },
  zh: {
    title: '请选择语言',
    subscribe: '你好',
    guess: '这台设备的语言是中文。以后可以在菜单中更改。',
    later: '以后可以在菜单中更改。',
    missing: '中文没能下载。请检查网络后再选一次。',
  },
  es: {
    title: 'Elige tu idioma',
    subscribe: 'Hola',
    guess: 'Este dispositivo está en español. Puedes cambiar el idioma después en el menú.',
    later: 'Puedes cambiar el idioma después en el menú.',
    missing: 'El español no se ha descargado. Comprueba la conexión y vuelve a elegirlo.',
  },
  fr: {
    title: 'Choisissez votre langue',
    subscribe: 'Bonjour',
    guess: 'Cet appareil est en français. Vous pourrez changer de langue plus tard dans le menu.',
    later: 'Vous pourrez changer de langue plus tard dans le menu.',
    missing: 'Le français n’a pas pu être téléchargé. Vérifiez la connexion, puis choisissez-le de nouveau.',
  },
};
