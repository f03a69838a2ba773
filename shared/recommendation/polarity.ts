import { isNegated } from './polarity-negated.ts';
import { unlessJapanese } from './simplified.ts';

/**
 * What turns a word round. European languages, Chinese, Thai and Vietnamese say it before the word, Korean and Japanese
 * behind it; in every language nothing is carried over a full stop, a comma or a "but". What only looks like a refusal
 * ("don't mind", "not only", "can't wait", 못 가봤다) is none.
 */
const untilWord = "(?:[\\p{L}\\d’'\\-/]+\\s+){0,4}";
const english =
  "\\b(?:no|not|non|without|nobody|no one|none of us|hates?|hating|avoid(?:ing)?|skip(?:ping)?|except|excluding|neither|nor|never|nothing|zero|instead of|rather than|other than|anything but|anywhere but|(?:sick|tired|bored|scared|afraid|weary) (?:of|with)|fed up with|enough of|al+[eé]rg\\p{L}*|too (?:much|many)|don['’]?t|doesn['’]?t|won['’]?t|can['’]?t|cannot|isn['’]?t|aren['’]?t|no more|gave up(?: on)?|giving up)";
const notEnglish =
  '(?!\\s+(?:only|just|has|have|ever|mind|care if|matter|wait|miss|problem|sure|far|forget|worry|necessarily|seen|been|tried|done|had|visited|too far))(?!\\s+(?:\\p{L}+\\s+){1,2}(?:miss|skip))';
const spanish =
  '\\b(?:no|sin|ni|nada de|nadie|cualquier \\p{L}+ menos|odi(?:o|a|amos)|evitar|evitando|excepto|salvo|tampoco|nunca|en vez de|hart[oa]s? de|cansad[oa]s? de)(?!\\s+(?:s[óo]lo|importa|me importa|nos importa|te pierdas|conoc))';
const french =
  "\\b(?:sans|pas|ni|[ée]viter|sauf|plut[ôo]t (?:\\p{L}+ ){1,3}que|aucune?|hors|plut[ôo]t que|au lieu de|(?:marre|ras[- ]le[- ]bol) (?:des?|du|d['’])|d[ée]test\\p{L}+|non|jamais)(?!\\s+(?:seulement|cher|loin|trop loin|vu))";
const vietnamese =
  '(?<!\\p{L})(?:không|ko|đừng|tránh|né|trừ|chán|ngán|chẳng|khỏi|dị ứng)(?!\\s+(?:chỉ|sao|xa|quá|thể thiếu|thể bỏ|samui|tao|chang|samet|kut|kood|phi|pha|lanta|lipe|larn|yao|ng))';
const portuguese =
  '\\b(?:não|sem|nem|nada de|exceto|chega de|em vez de|cansad[oa]s? d[eoa]s?)(?!\\s+(?:só|importa|conhec|muito|tão))';
const malay =
  '\\b(?:tak|tidak|nggak|gak|bukan|jangan|tanpa|kecuali|bosan|elak)(?!\\s+(?:pernah|sabar|kisah|jauh|mahal|hanya))';
const german = '\\b(?:kein(?:e|en|er)?|nicht|ohne|außer|statt|nie wieder)(?!\\s+(?:nur|weit|zu weit|teuer|zu teuer))';
/** "Why not Japan?" asks for it. */
const unlessAsked = '(?<!(?:\\bwhy|\\bpor qu[eé]|\\bpourquoi|\\bwarum) )';
const before = new RegExp(
  `${unlessAsked}(?:${[english + notEnglish, spanish, french, vietnamese, portuguese, malay, german].join('|')})\\s+${untilWord}(?:[ld]['’])?$`,
  'iu',
);
/** Thai writes no spaces between words. */
const beforeThai =
  /(?:ไม่(?!เคย|เกิน|ไกล|แพง|ต้อง|ว่า)(?:เอา|อยาก|ชอบ|ไป)?|หนี|เลี่ยง|ยกเว้น|เบื่อ|งด|แพ้|ขี้เกียจ)(?:ไป|เที่ยว|เล่น|เข้า|เจอ|คน|ที่|การ)*[ก-๙]{0,6}$/u;
const beforeChinese =
  /(?:不要|不想|不去|不喜欢|不爱|不太想|不能|不会|不用|别|没有|没|无|除了|拒绝|避开|避免|讨厌|怕|而不是|不)(?![错錯仅僅只光管过過])[^，。！？,.!?、\s过過]{0,4}$/u;
const behindKorean =
  /^[^,.!?。、\n]{0,10}?(?:말고|빼고|빼줘|제외|싫|안\s?(?:[가타해먹갈할탈쳐칠치함감땡됩됨]|좋아|돼(?!요?\?)|되(?![나면])|될(?!까))|못\s?(?:[가타해먹쳐치함감갈걸합할]|하(?![면지는]))|불가(?![피마])|패스|노노|ㄴㄴ|많이\s?(?:[봤갔했]|[가해]\s?봤)|별로|지[겹겨]|질[렸려릴]|(?:관심|필요)\s?없|무서|힘[들드]|없[이는]|없어도|사절|됐고|그만|지루|심심|따분|재미\s?없|시시|질색|비추|피[하해]|아닌|말아|반대|노잼|포기|너[네희]끼리|[은는]\s?구경만(?!\s?해도)|(?<!\p{Script=Latin})x(?!\p{L}))/iu;
/** Of what somebody speaks about (은, 는, 도), the verdict stands at the end of the clause. */
const topicKorean =
  /^(?:[\s,·]\s?[가-힣]{1,4}(?<![고서면은는을를에로며])){0,3}\s?(?:쪽)?(?:은|는|도|이랑은|하고는)\s[^,.!?。、\n]{0,16}?(?:패스|제외|빼고|빼자|비추|별로|지[겹겨]|질[려렸색]|지루|심심|따분|싫|안\s?(?:[갈끌땡됩됨]|가고|돼)|못\s?[해합먹]|그만|노노)/iu;
/** Right behind the word, whatever is said later in the sentence. */
const atOnceKorean =
  /^\s?(?:쪽|이|가|은|는|을|를)?\s?(?:말고|빼고|제외|아닌|싫)|^(?:에|(?:이?나|이?랑|[와과]|하고)\s?[가-힣]+)?\s?알[러레]/iu;
const notKorean =
  /^[^,.!?。、\n]{0,14}?(?:못|안)\s?\S{0,4}(?:봐서|봤|본|봄|되[면나])|^[^,.!?\n]{0,10}(?:(?:[없않잊]으|아니|빠지|놓치|안\s?\S{0,3}|빼(?:[놓먹]으)?)면\s?(?:절대\s?)?안|싫어하는 사람 없)/u;
const behindJapanese =
  /^[はがも]?(?:食べ)?られ(?:な|ませ|ず)|^は(?:もう)?(?:いいかな|いいや|十分)|^[^。！？\n]{0,16}(?:今回|今年|今度)は(?:いいかな|いいや|遠慮|お休み)|^[^、。，,.！？!?\n]{0,8}?(?:以外|嫌|苦手|なし|無し|いらな|要らな|不要|無理(?!かな|です?か|でしょうか)|避け|パス(?![タポテ])|じゃなく|ではなく|しない|行かない|たくない|飽き|できない|できません|怖|ダメ|だめ|興味な|は無(?!理)|あきらめ|諦め|NG|きつい|しんどい|やだ|ヤダ|アレルギー|まだ早|もう少し大きく|卒業した)/u;
const behindChinese =
  /^[^，。！？,.!?、\n]{0,5}?(?:就?算了|就?免了|[去玩]过了|不要|除外|免了|以外|腻|爛|烂了|不感兴趣|没兴趣|不行|不去|不想|不敢|不考[虑慮]|不安全|去不了|过敏|来不及|放弃|劝退|人太多|排除)|^[^，。！？,.!?、\n]{0,10}?(?:(?:真的)?不要|不想去|不去)(?=[，。！？,.!?、\s]|\p{Extended_Pictographic}|$)/u;
const behindLatin =
  /^\s*(?:al+erg|(?:is |are )?not (?:necessary|needed|required)|no thanks|(?:is|are|was) too (?:expensive|pricey|dear|far)|(?:is|are)n['’]?t\b|-free\b|nope\b|(?:is|are|was)(?: really| just)? (?:boring|overrated|out of|not (?:really )?(?:our|my|for)|so not)|(?:is|are) (?:a )?(?:snooze|bore|no)\b|bores?\b|again\?\s*(?:no|nah|nope)\b)|^, (?:but )?i (?:do not|don['’]?t)(?=[,.;!]|$)|^(?:,? c['’]est|\s?:?(?: (?:is|are|es|est))?) (?:absolu\p{L}+ )?(?:impos+ible(?! (?:to|de|no)\b)|out\b|hors de question|no way|non?(?=\s*(?:[,.;!:]|$)))/iu;
const behindThai = /^[ก-๙]{0,6}?(?:ไม่เอา|ไม่ไป|ไม่อยาก|ไม่ชอบ|เบื่อแล้ว|แพงไป|คนเยอะ)/u;
const behindVietnamese =
  /^[^,.!?\n]{0,14}?(?:thì thôi|chán|bỏ qua|(?<!\p{L})né(?!\p{L})|(?:ko|không) (?:tính|đi|thích)|đông (?:quá|kinh|lắm))/iu;
/** At the head of a list: what they dislike is named behind it. */
const headKorean = /(?:싫은|싫어하는)\s?(?:거|것|건|게)\s?[:：]\s?[가-힣\s]{0,6}$/u;
/** "Give me this over that any day." */
const beaten = /\bover (?:an? |the |any )?(?:\p{L}+ )?$/iu;
const anyDay = /^[^.!?]{0,16}\bany day\b/iu;
/** It would do without. */
const either =
  /^[^.!?。\n]{0,18}(?:da igual|상관\s?없|안\s?해도|없어도|都行|都可以|どちらでも|どっちでも|doesn't matter|either is fine|not necessary|optional|peu importe|싫은\s?건\s?아[니닌])|^\s?가더라도|^ también(?=[,.;!]|$)/iu;

const clauseEnd =
  /.*(?:[,.;:!?。、，！？；…~～♪\n]|\p{Extended_Pictographic}|[ㅋㅎㅠㅜ]{2,}|(?<!any(?:where|thing)\s)\bbut\b|\b(?:pero|mais)\b|但是?)/isu;

/** The text before a place in it, from where its clause begins, at most 48 characters. */
const clauseBefore = (text: string, index: number): string =>
  text.slice(Math.max(0, index - 48), index).replace(clauseEnd, '');

/** Whether a word that stands from `start` to before `end` is turned down. */
export function isTurnedDown(written: string, start: number, end: number): boolean {
  const text = unlessJapanese(written);
  const ahead = clauseBefore(text, start);
  const behind = text.slice(end, end + 40);
  if (isNegated(ahead, behind)) return false;
  if (before.test(ahead) || beforeChinese.test(ahead) || beforeThai.test(ahead)) return true;
  if (atOnceKorean.test(behind) || headKorean.test(text.slice(Math.max(0, start - 16), start))) return true;
  if (beaten.test(ahead) && anyDay.test(behind)) return true;
  if (behindKorean.test(behind) || topicKorean.test(behind)) return !notKorean.test(behind);
  return [behindJapanese, behindChinese, behindLatin, behindThai, behindVietnamese].some((pattern) =>
    pattern.test(behind),
  );
}

/** Whether it has the words of a refusal and is none: "can't miss it", 포기 못 해. */
export const isKept = (text: string, start: number, end: number): boolean =>
  isNegated(clauseBefore(text, start), text.slice(end, end + 40));

/** Whether it may as well be missing. */
export const isLeftOpen = (text: string, end: number): boolean => either.test(text.slice(end, end + 40));

/** Of something to do, that they have had enough of it, did it the last time or cannot do it any more. */
const enough =
  /^[^,.!?。，、\n]{0,14}?(?:졸업|실컷|하품|감흥|다쳐|부러|(?<!못\s?)(?:갔|했|봤|탔|다녔)(?:으니|었)|만\s?다녀서|다신|もういい|眠く|骨折|卒業|(?:行った|入った|見た|やった|した)(?:から|ので|し)|玩不了|摔|上次)|^\s?(?:(?:thing|stuff|holiday|trip) )?(?:last (?:year|time|trip|summer|winter)\b|(?:is|are) (?:out|over)\b|bores?\b|we (?:did|had|have done)\b|we['’]ve (?:done|had)\b)|^\s(?:l[oa]s just[oa]s|no (?:nos|me) va|ya l[oa]s? |l[oa]s? dejamos|paso\b)|^,?\s(?:on a (?:donn[ée]|fait|vu|eu)|c['’]est (?:fini|fait|vu)|(?:ne )?(?:nous|me) dit rien|tr[èe]s peu pour)/iu;

export const isEnough = (text: string, end: number): boolean => enough.test(text.slice(end, end + 40));
