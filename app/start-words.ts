import type { Language } from '#shared/kernel/languages.ts';

interface StartWords {
  title: string;
  text: string;
  again: string;
}

/** The only words that are part of the page itself: they stand where no text of any language could be loaded. */
export const startWords: Record<Language, StartWords> = {
  ko: {
    title: '지금은 열 수 없어요',
    text: '이 화면에 필요한 파일을 받지 못했어요. 이 기기에 저장된 내용은 그대로 있어요. 연결을 확인하고 다시 열어 주세요.',
    again: '다시 열기',
  },
  en: {
    title: 'Moyeo can’t open right now',
    text: 'Some files didn’t download. Everything saved on this device is still here. Check your connection and try again.',
    again: 'Try again',
  },
  ja: {
    title: '今は開けません',
    text: '必要なファイルを読み込めませんでした。この端末に保存した内容は残っています。接続を確かめて、もう一度開いてください。',
    again: 'もう一度開く',
  },
  zh: {
    title: '现在打不开',
    text: '需要的文件没能下载。保存在这台设备上的内容都还在。请检查网络后重新打开。',
    again: '重新打开',
  },
  es: {
    title: 'Ahora no se puede abrir',
    text: 'Faltan archivos por descargar. Lo que guardaste en este dispositivo sigue aquí. Comprueba la conexión y vuelve a intentarlo.',
    again: 'Reintentar',
  },
  fr: {
    title: 'Impossible d’ouvrir Moyeo pour le moment',
    text: 'Des fichiers n’ont pas pu être téléchargés. Ce qui est enregistré sur cet appareil est toujours là. Vérifiez la connexion, puis réessayez.',
    again: 'Réessayer',
  },
};
