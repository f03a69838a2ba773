import { describe, expect, test } from 'vitest';
import { texts } from '#test/builders/texts.ts';
import { languages, type Language } from '#shared/kernel/languages.ts';

type Tree = { [key: string]: string | Tree };
function sentences(tree: Tree, path = ''): [key: string, sentence: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : sentences(value, `${path}${key}.`),
  );
}

const all = new Map(languages.map((language) => [language, sentences(texts[language])]));
const of = (language: Language): [key: string, sentence: string][] => all.get(language) ?? [];

/** A sentence with its holes blanked, so that the name of a hole or of a particle is not taken for a word. */
const spoken = (sentence: string): string => sentence.replace(/\{\{[^}]*\}\}/g, '□');

/** Words that the glossary replaces, and what the product says instead. */
const forbidden: Record<Language, [pattern: RegExp, say: string][]> = {
  ko: [
    [/습니다|하십시오|십시오/u, '해요체'],
    [/더하기|더할|더해 주|더해져|더해졌|더했어요|더하려면/u, '추가'],
    [/개 (?:이 )?기기에|라고 했어요/u, '이 기기에 …개, 간다고 했어요'],
    [/거두|거둬|거뒀/u, '투표 취소'],
    [/견주|날수|어림/u, '비교, 일수, 대략적인 값'],
    [/열쇠/u, '모임장'],
    [/모임 지우기|모임을 지우/u, '모임 삭제'],
    [/자세한 설문|더 긴 설문/u, '15문항 설문'],
    [/여행 투표/u, '여행 유형 투표'],
    [/대한민국(?! 원)/u, '한국'],
    [/멤버/u, '참여자, 친구'],
    [/답변/u, '답'],
    [/연결이 없|서버가 돌아/u, '인터넷에 연결되어 있지 않아요, 서버가 정상으로 돌아오면'],
    [/이 기기에 있는 것/u, '이 기기에 저장된 내용'],
    [/앉기|앉을까|내 자리/u, '이름'],
    [/명이 돼요/u, '갈 수 있어요'],
  ],
  en: [
    [
      /organis|recognis|colour|favour|travell|judgement|licence|centre|cancell(?=ed|ing)|whilst|\bshall\b/iu,
      'American spelling',
    ],
    [/(?<!answers )\bcom(?:e|es|ing) in\b|\bcame in\b/iu, 'join'],
    [/\btid(?:y|ied)\b/iu, 'clean up, duplicate removed'],
    [/\bLeave it\b(?! empty)/u, 'Cancel'],
    [/\bsomebody\b|\banybody\b|\beverybody\b/iu, 'someone, anyone, everyone'],
    [/\btake (?:it|one|them) off\b|\btaken out\b|\bt(?:ake|ook) back\b|\btake along\b/iu, 'remove, export'],
    [/\bplaces (?:are )?open\b|\bopens (?:when|after)\b/iu, 'you’ll see recommendations'],
    [/\b(?:longer|detailed|long) survey\b/iu, '15-question survey'],
    [/\bwork(?:s|ed)? (?:it )?out\b/iu, 'based on, calculated'],
    [/\bthe (?:most|least) is\b/iu, 'maximum, minimum'],
    [/\bfetch/iu, 'load, download'],
    [/\bkey\b/iu, 'organizer'],
    [/\btastes?\b/iu, 'preferences'],
    [/\bstretch(?:es)?\b/iu, 'date range'],
    [/\breturn fare\b/iu, 'round-trip fare'],
    [/\bseats?\b/iu, 'name, organizer access'],
    [/\bPress\b|\bpress (?:the|a|it|again)\b/u, 'tap'],
  ],
  ja: [
    [/退出/u, 'グループを抜ける、ログアウト'],
    [/主催者/u, '幹事'],
    [/幹事リンク/u, '幹事用リンク'],
    [/として入|名前で入(?!力)|(?:グループ|□)に入/u, '参加する、ログイン'],
    [/入れません|入れていません|もう一度入(?!力)/u, '参加する、ログイン'],
    [/書いて|書いた|書ける/u, '入力'],
    [/足す|足して|加える|加えて|加えら|加わり/u, '追加'],
    [/PINをなくす|PINを消/u, 'PINを削除'],
    [/開きます(?:：|$)|おすすめが開/u, '見られます'],
    [/の答え(?:[をはがので]|$)|答えを(?:見|直|消)/u, '回答'],
    [/くわしいアンケート/u, '15問のアンケート'],
    [/この版|新しい版/u, 'バージョン'],
    [/旅行(?:の)?タイプ/u, '旅のタイプ'],
    [/見て(?:まわる|回る)/u, '行き先を探す'],
    [/バケットリスト|捨て/u, 'やりたいことリスト、破棄'],
    [/席/u, '名前、権限'],
    [/[^か]？/u, 'a question in です・ます: か？'],
    [/(?:だ|である|しない)。/u, 'です・ます'],
  ],
  zh: [
    [/您/u, '你'],
    [/此设备|此浏览器|此应用|此页面/u, '这台设备'],
    [/喜好/u, '偏好'],
    [/国家(?!和地区|\/地区|或地区)/u, '国家和地区'],
    [/进入/u, '加入'],
    [/收回/u, '撤回'],
    [/退出(?!登录|了?小组|□)/u, '退出登录, 退出小组'],
    [/聚齐/u, '出发'],
    [/答案/u, '回答'],
    [/座位/u, '名字'],
    [/详细问卷/u, '15 题问卷'],
    [/旅行投票/u, '旅行类型投票'],
    [/写下名字|(?<!填)写名字/u, '填名字'],
    [/推荐(?:目的地)?就?会?(?:打开|开放)|后打开/u, '就能看'],
    [/最少的金额|最多的金额/u, '最低、最高'],
    [/随便看看|浏览目的地/u, '探索目的地'],
    [/[A-Z]{2,}[\u4e00-\u9fff]|[\u4e00-\u9fff][A-Z]{2,}/u, 'a space between Chinese and Latin letters'],
  ],
  es: [
    [/\busted(?:es)?\b/iu, 'tú'],
    [/(?<!\p{L})(?:vosotr\p{L}+|vuestr\p{L}+|os|\p{L}+[áé]is)(?!\p{L})/iu, 'a form that Spain and America share'],
    [/\borganizador\b/iu, 'quien organiza; de organización'],
    [/(?<!\p{L})borra(?:r|do|rá)(?!\p{L})/iu, 'eliminar, quitar'],
    [/\bllave\b|\bordenar nombres\b|\bPara llevar\b/iu, 'exportar, quitar'],
    [/\bgustos\b(?! divididos)/u, 'preferencias'],
    [/\bencuesta (?:larga|detallada)\b/iu, 'encuesta de 15 preguntas'],
    [/\bse abr(?:e|en|irán) (?:cuando|con)\b|\babrir los destinos\b/iu, 'ver los destinos'],
    [/\bDejar el grupo\b|\bDejarlo así\b/u, 'Salir del grupo, Cancelar'],
    [/\bno se pud(?:o|ieron)\b|\bno pudimos\b/iu, 'no se ha podido'],
    [/\bEj\.|\bp\. ej\.(?!,)/u, 'p. ej.,'],
    [/\d \d{3}|\bwones\b/u, '10.000 ₩'],
    [/\bplaneado\b/iu, 'planificado'],
    [/(?<!\p{L})un(?:irse|irme|irte|irás|ió)(?!\p{L})/iu, 'entrar'],
    [/(?<!\p{L})puls(?:a|ar|e)(?!\p{L})/iu, 'tocar'],
    [/\bestancia/iu, 'viaje, periodo'],
    [/\bDías en común\b/iu, 'fechas en común'],
  ],
  fr: [
    [/(?<!\p{L})(?:tu|toi|tes|ton)(?!\p{L})/iu, 'vous'],
    [/(?<!\p{L})entr(?:er|ez|erez|é|ée|és)(?!\p{L})/iu, 'rejoindre, continuer'],
    [/(?<!\p{L})goûts?(?!\p{L})/iu, 'envies'],
    [/\blits?\b/iu, 'hébergement, nuit'],
    [/\b[Ee]nlev/u, 'retirer, supprimer'],
    [/(?<!code )\bPIN\b/iu, 'code PIN'],
    [/\bune? PIN\b/u, 'un code PIN'],
    [/\bemporter\b/iu, 'exporter'],
    [/\bpersonne qui organise\b/iu, 'organisateur'],
    [/\bs’ouvr(?:e|ent) (?:quand|dès|après)\b|\bouvrir les destinations\b/iu, 'voir les destinations'],
    [/\bquestionnaire (?:long|détaillé)\b/iu, 'questionnaire de 15 questions'],
    [/\bLaisser ainsi\b/u, 'Annuler'],
    [/\bRanger\b|a rangé|\b[Aa]bandonn/u, 'supprimer'],
    [/\bJours en commun\b/iu, 'dates en commun'],
    [/\bwons\b/u, '₩'],
    [/redécid/iu, 'revoir la décision'],
    [/\bQR code\b/iu, 'code QR'],
    [/êtes (?:pas encore )?(?:invité|connecté|déconnecté|entré)|est déconnecté/u, 'no participle that agrees'],
    [/\bex\.(?!\u202f:)|\bEx\./u, 'ex. :'],
  ],
};

/** Sentences that say a forbidden word for a reason. */
const allowed: Record<string, string> = {
  'en explore.failed.countries': 'The error catalogue of docs/spec-table.md gives the sentence.',
  'en explore.failed.cities': 'The error catalogue of docs/spec-table.md gives the sentence.',
  'en explore.failed.places': 'The error catalogue of docs/spec-table.md gives the sentence.',
  'fr scenes.subject.winter-garden': 'A pine is called so.',
  'es sync.room.kept': 'A browser clears its store; nobody deletes a group or removes a person.',
  'es sync.room.notKept': 'A browser clears its store; nobody deletes a group or removes a person.',
};

/** Sentences that servers and the specification fix letter by letter in every language. */
const fixed: readonly string[] = [
  'errors.city_required',
  'errors.no_preferences',
  'common.openLink.placeholder',
  'createGroup.emailPlaceholder',
];

const cjk = '\\u3040-\\u30ff\\u4e00-\\u9fff';

/** What a language does not write. */
const marks: Record<Language, [pattern: RegExp, why: string][]> = {
  ko: [
    [/[，。！？：；（）、]/u, 'full-width marks'],
    [/[0-9□]\s?–/u, 'a dash for a range: ~'],
  ],
  en: [
    [/[，。！？：；（）、]/u, 'full-width marks'],
    [/\s[;:!?]/u, 'a space before a mark'],
    [/‘[^’]*$/u, 'an opening single quotation mark for an apostrophe'],
  ],
  ja: [
    [new RegExp(`[${cjk}][,.!?:;()]|[,!?:;()][${cjk}]`, 'u'), 'half-width marks beside Japanese'],
    [/[0-9□]–[0-9□]/u, 'a dash for a range: 〜'],
  ],
  zh: [
    [new RegExp(`[${cjk}][,.!?:;()]|[,!?:;()][${cjk}]`, 'u'), 'half-width marks beside Chinese'],
    [/[「」『』]/u, 'quotation marks: “ ”'],
  ],
  es: [
    [/[，。！？：；（）、]/u, 'full-width marks'],
    [/\s[;:!?]/u, 'a space before a mark'],
    [/“|”/u, 'quotation marks: « »'],
    [/\d [₩%]/u, 'a breakable space before a unit'],
  ],
  fr: [
    [/(?<!\u202f)[;!?»%]/u, 'a narrow no-break space is missing before ; ! ? » %'],
    [/(?<!\u202f|https):/u, 'a narrow no-break space is missing before a colon'],
    [/«(?!\u202f)/u, 'a narrow no-break space is missing after «'],
    [/\d \d{3}|\d [₩h]/u, 'a breakable space inside a number or before a unit'],
    [/[，。！？：；（）、“”]/u, 'marks of another language'],
  ],
};

/** The key of an option of the form that the answers name, too. */
const optionOf = /^preferences\.((?:purpose|style|destination|food|schedule|experience)\.\w+)$/u;

type Rules = readonly [pattern: RegExp, say: string][];
const broken = (sentence: string, rules: Rules): Rules => rules.filter(([pattern]) => pattern.test(spoken(sentence)));

const faults = (language: Language, rules: Rules, exempt: (key: string) => boolean): string[] =>
  of(language)
    .filter(([key]) => !exempt(key))
    .flatMap(([key, sentence]) => broken(sentence, rules).map(([, say]) => `${key}: ${sentence} (${say})`));

const faulty = (language: Language, isWrong: (sentence: string) => boolean): string[] =>
  of(language)
    .filter(([, sentence]) => isWrong(spoken(sentence)))
    .map(([key, sentence]) => `${language} ${key}: ${sentence}`);

describe('the words of the glossary', () => {
  for (const language of languages) {
    test(`${language} says none of the words that the glossary replaced`, () => {
      const exempt = (key: string) => fixed.includes(key) || `${language} ${key}` in allowed;
      const howTo = 'say what stands in brackets; a sentence that means something else goes into `allowed`, with why';
      expect(faults(language, forbidden[language], exempt), howTo).toEqual([]);
    });
  }

  test('an exception names a sentence that needs it', () => {
    const needed = languages.flatMap((language) =>
      of(language)
        .filter(([, sentence]) => broken(sentence, forbidden[language]).length > 0)
        .map(([key]) => `${language} ${key}`),
    );
    expect(Object.keys(allowed).filter((key) => !needed.includes(key))).toEqual([]);
    expect(fixed.filter((key) => !of('ko').some(([there]) => there === key))).toEqual([]);
  });

  test('zh sets a number apart from the characters around it', () => {
    const hole = String.raw`\{\{(?:count|done|total|max|of|score)\}\}`;
    const pattern = new RegExp(String.raw`\p{Script=Han}${hole}|${hole}\p{Script=Han}`, 'u');
    expect(of('zh').filter(([, sentence]) => pattern.test(sentence))).toEqual([]);
  });

  test('fr puts no name after a word that is elided before a vowel', () => {
    // Numbers, dates and weekdays: no word of them begins with a vowel.
    const never = 'amount|count|date|day|days|from|hours|km|quorum';
    const pattern = new RegExp(String.raw`(?<!\p{L})(?:de|que|lorsque|puisque|jusque) \{\{(?!(?:${never})\b)`, 'iu');
    const howTo = 'say “par {{name}}”, “sous le nom {{name}}” or “… : {{name}}”: it may be Olivia';
    expect(
      of('fr').filter(([, sentence]) => pattern.test(sentence)),
      howTo,
    ).toEqual([]);
  });

  test('the 15 questions are called by their number only where the reader has met them', () => {
    // Their own page, a line on the page of somebody who has answered them, and what of them is still to be sent.
    const met = ['preferences.title', 'survey.prefilled', 'sync.write.savePreference'];
    const number = /15[ -]?(?:문항|question|問|题|preguntas)/iu;
    const named = languages.flatMap((language) =>
      of(language).flatMap(([key, sentence]) => (number.test(sentence) ? [key] : [])),
    );
    expect([...new Set(named)].sort()).toEqual(met);
  });

  test('the brand is written in one way', () => {
    expect(languages.flatMap((language) => faulty(language, (sentence) => /\bmoyeo\b/u.test(sentence)))).toEqual([]);
  });

  for (const language of languages) {
    const say = new Map(of(language));
    test(`${language} calls logging out by one word, and leaving the group by another`, () => {
      const logOut = say.get('group.me.logout');
      expect([say.get('survey.head.leave'), say.get('results.vote.leave')]).toEqual([logOut, logOut]);
      expect(say.get('organizer.leave.title')).not.toContain(logOut);
      expect(say.get('organizer.leave.button')).not.toBe(logOut);
    });

    test(`${language} names an option alike in the form and in the answers`, () => {
      const differ = of(language).flatMap(([key, sentence]) => {
        const [, option] = optionOf.exec(key) ?? [];
        const answer = say.get(`answers.${option}`);
        return option !== undefined && answer !== sentence ? [`${key}: ${sentence} / ${answer}`] : [];
      });
      expect(differ).toEqual([]);
      const { answers, preferences, survey, explore } = texts[language];
      const small = (names: Record<string, string>) =>
        Object.values(names).map((name) => name.toLocaleLowerCase(language));
      expect(small(answers.activity.band)).toEqual(small(preferences.activity));
      expect(Object.values(answers.duration)).toEqual(Object.values(preferences.bucket));
      expect(survey.types).toEqual(explore.type);
    });
  }
});

describe('the punctuation of each language', () => {
  for (const language of languages) {
    test(`${language} writes its own marks`, () => {
      expect(faults(language, marks[language], (key) => fixed.includes(key))).toEqual([]);
    });

    test(`${language} has no straight quotation mark or apostrophe, no three dots, no double space`, () => {
      const pattern = /['"`´]|\.\.\.|[ \u00a0\u202f]{2}/u;
      expect(faulty(language, (sentence) => pattern.test(sentence))).toEqual([]);
    });

    test(`${language} closes what it opens`, () => {
      const pairs = language === 'es' ? ['“”', '«»', '()', '¿?', '¡!'] : ['“”', '«»', '「」', '()', '（）'];
      const count = (sentence: string, mark = ''): number => sentence.split(mark).length - 1;
      const isOpen = (sentence: string): boolean =>
        pairs.some(([open, close]) => count(sentence, open) !== count(sentence, close));
      expect(faulty(language, isOpen)).toEqual([]);
    });
  }
});
