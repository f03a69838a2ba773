/**
 * Words of a refusal that refuse nothing: "never been to", "can't miss", "no objections to", 포기 못 해, 不反对. European
 * languages and Chinese say them before the word, Korean and Japanese behind it, each in the word's own clause.
 */
const neverBeenTo =
  /\bnever (?:been|made it|gone|seen|visited|set foot)\b[^,.!?]{0,16}$|\b(?:nunca|jam[áa]s) (?:(?:h?e|ha|hemos) (?:estado|ido|visto|pisado|probado|visitado)|estuv\p{L}+|fu[ie]\p{L}*)[^,.!?]{0,14}$|\bjamais (?:all[ée]e?s?|vue?s?|visit[ée]e?s?|mis (?:les|un) pieds?|[ée]t[ée]|go[ûu]t[ée])[^,.!?]{0,16}$|没(?:有)?(?:去过|到过|见过|吃过)[^，。！？]{0,4}$/iu;
const notAgainst =
  /\b(?:(?:would(?:n['’]?t| not)|never|can['’]?t|reason to) say no to|(?:no (?:objections?|problem) (?:to|with)|not (?:against|opposed to)|no reason not to|can['’]?t (?:not|skip|miss)|(?:crime|mistake|shame) (?:to|not to) \p{L}+|(?:nobody|no one) (?:has )?(?:said|suggested|mentioned)))\b[^,.!?]{0,12}$|\b(?:no (?:(?:me |nos )?importar[íi]a|tengo (?:ning[úu]n )?(?:inconveniente|problema)|pondr[ée] pegas|ser[íi]a mala idea|me opongo)|nadie ha (?:propuesto|votado|dicho)|rien contre|dira(?:is|it|ient)? pas non|qui n['’]?aurait pas envie|personne n['’]a (?:propos|dit|vot))[^,.!?]{0,16}$|(?:不反对|没意见|为(?:啥|什么)不[^，。！？]{0,4}|何不[^，。！？]{0,2}|不介意|不排斥|不能不去|错过)[^，。！？]{0,3}$|しか$|(?:如果|要是|假如)[^，。！？]{0,3}不去?[^，。！？]{0,2}$/iu;
const kept =
  /^[^,.!?\n]{0,10}?(?:포기\s?(?:는\s?)?(?:못|안)|취소\s?안|안\s?가면|(?:안|못)\s?[가갈]\s?(?:이유|것도|순\s?없|수\s?없|수가\s?없)|왜\s?안\s?가|(?:싫어|반대)할\s?(?:이유|사람)|싫어하는\s?사람|싫지(?:는|도)?\s?않|싫(?:다는|은|을)\s?(?:건|것|거|게)(?!\s?[:：])|안\s?가고\s?싶은\s?사람|나쁘지\s?않|빼놓을\s?수\s?없|빼면\s?(?:안|섭섭)|한\s?번도\s?(?:안|못)\s?가)|^[^.!?\n]{0,14}?상상(?:도|을)?\s?(?:못|안|할\s?수\s?없)|^(?:に|も|は|を|なら|でも)?[^、。！？\n]{0,8}?(?:異議な|不満な|文句な|問題な|避けて通れな|嫌いじゃな|嫌いでは?な|外せな|諦めきれな|諦められな|飽き(?:ん|ない|ません)|行かない(?:と(?:後悔|損)|わけ|手は|理由))/u;

/** `ahead`: the clause before the word; `behind`: what stands behind it. */
export const isNegated = (ahead: string, behind: string): boolean =>
  neverBeenTo.test(ahead) || notAgainst.test(ahead) || kept.test(behind);
