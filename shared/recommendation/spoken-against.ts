/**
 * What is said behind a name, as far as the next one: against it, for it, or nothing. Wider than the rules of `name-sense`, and only asked where these hear
 * neither a refusal nor a visit: to take a place for wanted that is not costs a group more than to miss a wish.
 */
const against =
  /막히|피하고|피해서|비싸|비쌀|예산|부담|별로|상업적|꿈이고|꿈이지만|현실|다음에|걱정|무서|무섭|위험|불안|불가|안\s?(?:돼|되|됨|감|가|맞)|못\s?(?:가(?!\s?[봤본봄])|감)|싫|반대|뻔|식상|지겹|지겨|질렸|포기|그만|(?:refus\p{L}*|can['’]?t afford|afraid|boring|sian\b|poison\p{L}*|unsafe|not safe|overrated|hate[sd]?|touristy|too (?:expensive|pricey|far|hot|cold|crowded|long)|so not (?:that|there)|not (?:that|there|again)|cannot\b|out of (?:budget|reach))|除外|ネック|嫌が|混(?:む|み|んで)|今回はなし|なしで。?$|お腹壊|別がいい|ネタ切れ|怖|心配|不安|高すぎ|遠すぎ|無理|やめ(?:とく|よう|た)|あきらめ|热死|熱死|受不了|高反|太(?:低|贵|貴|远|遠|热|熱|冷|吵|累|堵|挤|擠)|慌|放弃|放棄|别提|別提|不安全|不肯|不划算|caro|car[íi]sim|lejos|no convence|demasiado|não\b|trop |touristique|cher\b|bof|đắt|xa quá|bỏ\b|แพง|คนเยอะ|เบื่อ|ไม่ไหว|mahal|zu (?:teuer|weit|voll)/giu;
const visited =
  /다녀오|보셨|갔(?!으면)|가\s?[봤봄](?!으면)|수학여행|매년|매번|매달|번이나|번째|\blived\b|\b(?:our|my) last\b|the one before|\bbefore\b|毎[月年週]|何[回度]も|行って(?:る|ます)|已[经經]|第[二三四五六七八九十几幾\d]+[次趟]|玩[过過]|nos encant|fomos\b|nhiều lần|ไปมา|รอบแล้ว|(?:dah|udah|sudah)\b|sering\b|zehnmal|schon/giu;
const wished =
  /싶|가자|좋겠|원해|희망|추천|want|love to|would like|dream(?:ing)? of|hoping|たい(?!へん)|がいい|希望|憧れ|想去|好想|想換|想换|quer(?:emos|ía)|apetec|gustar[íi]a|aimer(?:ait|ions)|r[êe]ve|อยากไป|muốn|pengen|teringin|\bnak\b/giu;

const last = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

export function isSpokenAgainst(behind: string): boolean {
  const no = Math.max(last(behind, against), last(behind, visited));
  return no >= 0 && last(behind, wished) < no && !/^[^,，、]{0,12}(?:싶|たい|想去|want)/iu.test(behind.slice(0, Math.max(0, no - 24)));
}
