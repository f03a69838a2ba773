/**
 * What is said behind a name in its own clause: against it, for it, or nothing. Wider than the rules of `name-sense`,
 * and only asked where these hear neither a refusal nor a visit: to take a place for wanted that is not costs a group
 * more than to miss a wish.
 */
const unnegated =
  "(?<!(?:不|没那么|沒那麼|\\b(?:not|nothing|no|never|sin|nada|pas|rien de|tak|nicht|không|ko)|n['’]t|ไม่)\\s?(?:太|so |too |that |ser |muy )?)";
const unreversed = '(?!\\s?(?:지\\s?않|지도\\s?않|없|도\\s?(?:가고|좋|괜찮)|くない|くはない|ない|じゃない))';
const beyondReach =
  "예산|비싸|비쌀|안\\s?(?:돼|되|됨)|못\\s?감|포기|can['’]?t afford|too (?:expensive|pricey)|out of (?:budget|reach)|無理(?!かな|です?か|でしょうか)|あきらめ|高すぎ|太[贵貴]|放[弃棄]|\\bcar[oa]s?\\b|\\bcar[íi]sim|trop cher|đắt|แพง|(?<!taj )\\bmahal\\b|zu teuer|eats? (?:up )?(?:the|our|my) (?:\\p{L}+ )?budget|come (?:todo )?el presupuesto|exploser (?:le|notre) budget";
const disliked =
  '사양|거절|창\\s?닫|거를|거르|엄두|자신\\s?없|의미\\s?없|쫄려|트라우마|막히|피하고|피해서|부담|별로|상업적|꿈이고|꿈이지만|다음에|걱정|무서|무섭|위험|불안|불가|안\\s?(?:감|가요|가려|맞)|싫|반대|뻔하|뻔한|식상|지겹|지겨|질렸|그만|refus\\p{L}*|\\bboring|\\bsian\\b|poison\\p{L}*|unsafe|not safe|overrated|touristy|too (?:far|hot|cold|crowded|long)|(?:so )?not (?:that|there|again)\\b|除外|ネック|嫌が|混(?:む|みすぎ|んで)|今回はなし|なしで。?$|お腹壊|別がいい|ネタ切れ|怖|心配|不安|遠すぎ|やめ(?:とく|よう|た)|热死|受不了|高反|太(?:低|远|热|冷|吵|累|堵|挤)|有点慌|别提|不安全|不肯|不划算|\\blejos|no convence|demasiado|não\\b|trop (?:loin|chaud|touristique)|\\bbof\\b|xa quá|bỏ\\b|คนเยอะ|เบื่อ|zu (?:weit|voll)|遠慮|勘弁|見送|パスで|トラウマ|懲り|嫌(?:だ|です)?$|現実的(?:じゃ|では)な|自信がな|(?:で|は)十分(?:でした|だった)|今回は無し|気まず|劝退|别去|死活|被(?:宰|坑)|没啥意思|等[^，。]{1,6}再说|来不及|不放心|不考虑|不凑热闹|审美疲劳|(?:says?|said) no\\b|hives|just got back|have to wait|dead body|feels? (?:fake|tacky|dated)|turn(?:s|ed) us off|gave up|g[ia]ve up on|would be a (?:fight|nightmare|battle)|left us cold|(?:ruined|spoiled) our|no (?:holiday )?vibes?|nightmare|second home|not us\\b|hace gracia|man[íi]a\\b|pereza|fr[íi]os|aborrecid|descartad|ni a rastras|otra vida|un horno|\\bpaso\\b|tr[èe]s peu pour|d[ée]prime|surfait|horreur|hors de question|arnaqu|[ée]vite|d[ée]passe nos|garde pour|canicule|pas (?:du tout )?(?:notre|mon) (?:truc|tasse)';
const visited =
  '(?<!못\\s?)(?:탔|돌았|올랐|뛰었|걸었|묵었)(?=고|어|었|으니|음|습|지|던|다|네)|다녀오|보셨|수학여행|매년|매번|매달|번이나|번째|\\blived\\b|\\b(?:our|my) last\\b|the one before|(?:滑|潜|登|回|走|泳|巡)(?:った|りました|んだ|ってき)|走破|毎[月年週]|何[回度]も|(?<!流)行って(?:る|ます)|[潜骑爬滑玩逛走](?:完|过)|已[经經]|第[二三四五六七八九十几幾\\d]+[次趟]|nos (?:l[ao]s?) sab|(?:en|de) revien|nos encant(?:ó|o\\b|aron|aba)|fomos\\b|nhiều lần|ไปมา|รอบแล้ว|\\b(?:dah|udah|sudah)\\b|sering\\b|zehnmal';
const wished =
  /(?<!피하고\s?)싶|가자|좋겠|좋[아고대다]|원해|희망|추천|want|love to|would like|dream(?:ing)? of|hoping|たい(?!へん)|がいい|希望|憧れ|想去|好想|想换|挺好|quer(?:emos|ía)|apetec|gustar[íi]a|aimer(?:ait|ions)|r[êe]ve|อยากไป|muốn|pengen|teringin|\bnak\b/iu;
const though = /지만|는데|은데|けど|けれど|\bbut\b|但|可是|\bpero\b|\bmais\b/iu;

const cue = (words: string): RegExp => new RegExp(`${unnegated}(?:${words})${unreversed}`, 'iu');
const bad = cue(`${beyondReach}|${disliked}`);
const reach = cue(beyondReach);
const been = new RegExp(visited, 'iu');
const clauseEnd = /[,，、;；:]|\s[-–—]\s|[(（]/u;

/** What ends a sentence and turns down what it began with. */
const verdict =
  /(?:[,.…?—]|\s-)\s*(?:(?:but |so )?(?:no thanks?|hard pass|pass|nope|never again|(?:please |pls |just )?not (?:us|me|again|for (?:us|me)))|merci mais non|(?:too|so) (?:boring|busy|cold|crowded|dear|expensive|far|hot|humid|loud|noisy|overrated|packed|pricey|rainy|steep|touristy)|hors de question|descartad[oa]s?|劝退|记仇|(?:plus )?jamais|qu[ée] (?:pereza|rollo)|ni (?:hablar|pagad[oa]|loc[oa])|审美疲劳|先?不考虑|算了|打扰了|告辞)\s*(?:[,，;]|$)|就当没|除了[^，。]{1,6}没/iu;

/** `behind`: to the end of the sentence. */
export const isClosedAgainst = (behind: string): boolean => verdict.test(behind);

export function isSpokenAgainst(behind: string): boolean {
  if (isClosedAgainst(behind)) return true;
  const [first = '', second = ''] = behind.split(clauseEnd);
  // "La Thaïlande, très peu pour nous": what is spoken of stands before the comma.
  if (first.trim() === '' && bad.test(second) && !wished.test(second)) return true;
  const clause = first;
  const wish = wished.exec(clause);
  if (wish === null) return bad.test(clause) || been.test(clause);
  const before = clause.slice(0, wish.index);
  // "가고 싶지만 예산이 안 돼요": the wish is told, and given up.
  const rest = clause.slice(wish.index);
  return bad.test(before) || been.test(before) ? false : though.test(rest) && reach.test(rest);
}
