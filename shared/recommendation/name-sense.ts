import { isKept, isTurnedDown } from './polarity.ts';

/** Before a name and behind it: somebody lives there, comes from there or meets the others there. */
const livesBefore =
  /(?:\b(?:via|through)|\bwithin [^.,!?]{1,16} of|['’]s (?:stag|hen)(?: do)? in|\bcomme (?:à|en|au)|(?:a |the )?(?:vibes?|feel) (?:like|of)|\bfrom|based (?:out )?(?:in|of|near)|liv(?:e|es|ing) (?:in|near)|works? (?:in|at|for)|working (?:in|at)|stud(?:y|ies|ying) in|stationed in|moved to|posted (?:in|to)|(?:exchange|job|school|university|uni|office|lab) in|grew up in|born in|\bback in|\bnow in|fl(?:y|ies|ying) (?:out )?(?:of|from)|\b(?:yo|una|uno|otra|otro|vive|viven|vivo|vivimos|trabaj\p{L}+|estudi\p{L}+) en|\b(?:desde|soy de|somos de)|\bdepuis|habit\p{L}+(?: (?:à|a|en|au))?|\b(?:one|two|three|four|[1-9]|(?:one|two|the rest|some|others?) of us|me|i['’]?m|we['’]?re|sister|brother|friend|mom|mum|dad|parents|cousins?)(?: (?:is|are|am))?(?: (?:now|still|over|out))? in|\b(?:mi|su|nuestr[oa]) \p{L}+ en|\b(?:mon|ma|mes|notre|nos) \p{L}+ (?:à|en|au)|vi[st] (?:à|a|en|au)|vivons (?:à|a|en|au)|(?:travaille|bosse|étudie|installée?s?)\p{L}* (?:à|en|au)|expats? (?:à|en|au|in)|Erasmus (?:à|en|au|in)|(?:met|holiday|year|semester) in|(?:ワーホリ|留学)\S{0,4}|(?:conocimos|rencontr[ée]e?s?) (?:[^.,!?]{0,12} )?(?:en|à|au)|(?:mor(?:o|amos|a|am) em|saindo d[eoa]s?|(?:somos|fam[íi]lia|galera|grupo|amig[oa]s) d[eoa])|(?:dari|tinggal di|duduk)|(?:wir )?wohn\p{L}* in|\baus|(?:nhà (?:em |mình |tôi |tụi em )?ở|sống ở|(?<!\p{L})từ))\s*(?:the\s)?$|(?:住在|从|来自|[我他她姐妹哥弟爸妈媽个個人]在|(?:^|[,，、])(?:[一两兩二三四]个?人?|我)在|(?:บ้าน|คน|อาศัย)(?:เรา)?(?:อยู่)?(?:ที่)?\s?|(?:ออกจาก|ออกเดินทางจาก|จาก)\s?)$/iu;
const livesAfter =
  /^\s?(?:도\s?마찬가지|大桥|워홀|교환\s?학생|어학\s?연수|유학|연수|파견|ワーホリ|留学|打工|交换)|^\s?(?:이랑\s?\S{1,6}\s?)?(?:중간에서|에서\s?(?:만나|합류)|경유|환승|に?経由|乗り継ぎ|转机|で合流|같은\s?(?:느낌|풍경|분위기|데|곳)|느낌\s?나는|のような|みたいな(?!近場)|っぽい|那样的|那種|一样的)|^\s?(?:에서\s?\S{0,4}\s?(?:출발|살|일하|일함|근무|유학|공부|합류|오는|오고|와서|와요|옴|온(?!천)|바로|다니|직장|가요|갑니다|가는|떠나|모여|모임)|(?:으로|로)\s?모[여이]|에 살|에 있(?:고|어|음|는데)|에 있는 (?:친구|언니|오빠|형|누나|동생)|살(?:아|고|면|지)|사는|사람|거주|출발|주재|유학|직장|근무|발\s|쪽 사|친구들?이|から|発|在住|駐在|出身|勤務|赴任|留学|に(?:住|いる|います|いて)|で(?:働|仕事|暮|合流)|組|出发|上班|工作|住(?![一二三四五六七八两几\d宿])|生活|读书|那边飞|飞过来|的(?:朋友|同事|同学)|人\b|guys?\b|gals\b|girls\b|gang\b|office\b|team\b|startup\b|crew\b|group\b|based\b|branch\b|expats?\b|here\b)/iu;
/** "동생은 도쿄, 나는 서울": who is where; behind the name stands no more than that. */
const whoBefore =
  /(?:명|나|저|우리|동생|언니|오빠|형|누나|엄마|아빠|어머니|아버지|부모님|친구|여친|남친|남편|아내|와이프|사촌|조카)[은는이]\s$|(?:[我他她们]|朋友|同学|爸妈|父母)(?:住|在|住在)$|(?:私|僕|俺|妹|姉|弟|兄|母|父|友達|友人|彼|彼女|[一二三]人)[はが]$/iu;
const whoAfter = /^(?:\s?(?:이고|고|이라|라서|이에요|입니다|임|쪽)|[,，、.。]|で[、,]|です|\s?$|에서)/iu;
/** It would do: no wish, and no refusal. */
const openAfter =
  /^(?:[^\n]{0,30}상관\s?없|[^.!?。\n]{0,6}(?:도\s?(?:좋|괜찮|ok|오케|돼|되|가능|무방)|でも(?:いい|良い|よい|OK|可)|もあり|もOK|也行|也可以|也好|也不错)|,? (?:is|are|would be) (?:fine|ok|okay|good) too|,? (?:is|are) (?:also )?(?:fine|ok|okay)\b|,? (?:también|aussi)\b|[^.!?,]{0,10}\b(?:just (?:a|for a) (?:quick|short|day)|only briefly|de paso|en passant)|[^.!?,\n]{0,4}잠깐|(?:は|に)?ちょっとだけ|顺路)/iu;
const openBefore =
  /(?:don['’]?t mind|wouldn['’]?t mind|(?:fine|ok|okay|happy|cool) with|open to|or even|maybe even)[^.!?]{0,24}$/iu;
const again =
  /추천|리벤지|おすすめ|お勧め|リベンジ|推荐|recom+[ea]nd|conseill|habla\p{L}* (?:muy )?bien|raves? about|또\s?가|다시\s?가|다시\s?한\s?번|재방문|(?<!\b(?:not|never|no)\b[^.!?]{0,24})again|back to|return to|もう一度|また行|[\d一二三四五六七八九]回目|再訪|リピ(?!ート済)|再去|再次|又想去|otra vez|volver a|encore une fois|retourner/iu;
const never =
  /못\s?간\s|[못안]\s?가\s?[봤본봄]|가\s?본\s?적\s?(?:이\s?)?없|처음|never|haven['’]?t been|not been|(?:none of us|nobody|no one|neither)[^.!?]{0,12}been|ningun[oa]|aucun\p{L}* (?:de nous|d['’]entre)|아무도[^.!?]{0,8}(?:안|못)|first (?:time|trip)|初めて|行ったこと(?:が|も|は)?(?:な|無|あり?ませ)|未踏|没有?去过|第一次|nunca|jamais|primera vez|premi[èe]re fois|ไม่เคยไป|chưa (?:đi|từng|bao giờ)|lần đầu|primeira vez|(?:tak|belum) pernah|noch nie|zum ersten mal/iu;
/** Behind the name in Vietnamese: (đi) X rồi. */
const seenBehind = /^(?: (?:nhiều lần|hoài|mấy lần))? rồi(?!\p{L})/u;
/** Had already, or too often, or something else is looked for. */
const seen =
  /눈\s?감고|출장|신혼여행(?:으로|때|지였)|(?:질리|지겹)게|by heart|\b(?:last|this|previous) (?:yr|spring|autumn|fall|weekend)\b|\byr before|always (?:end up|go|do)|keep going|honeymoon(?:ed)? (?:in|there)|for work (?:all|every)|par c[oœ]e?ur|on conna[iî]t|cada dos por tres|de memoria|ten(?:go|emos) (?:muy )?vist|刚(?:去|从|回)|[去玩跑]了(?:好|很)?[几幾多无無数數八\d][^，。]{0,3}[遍次回趟]|出差|新婚旅行で|出張で|リピート済|(?<!見)飽きるほど|(?:도|은|는|까지)\s?(?:했|끝냈|끝남|찍었|찍고|봤)|(?<![経返救])済み?(?![州み])|갔다\s?[왔와옴온]|갔[었으음어고는던]|다녀\s?[왔와온옴]|다녀\s?봤|가\s?[봤봄](?!으면)|가본\s?(?:데|곳)|(?:번|차례)(?:이나|씩)?\s?(?:가|갔|다녀|간)|많이\s?(?:봤|봄|감|가(?!고|면|자)|갔|다녀|다녔|다님)|자주\s?(?:가|갔|다녀|다녔|감)|(?:해|살아|가|묵어)\s?[봤봄](?!으면)|(?:매번|맨날|항상|늘|매년)|(?:작년|지난|올해|재작년)[^.!?\n]{0,14}(?:가|갔|감)|been (?:to|there)|already|\b(?:did|done|seen|visited|went)\b|\b(?:skied|hiked|dived|dove|cycled|biked|surfed|sailed|trekked|climbed|drove|explored)\b|draw a map|twice\b|last (?:year|time|trip|summer|winter)|every (?:year|time|summer|winter)|so (?:many|often)|\b(?:loved|enjoyed)\b[^.!?]*\b(?:similar|else|new|different)|something (?:similar|like it)|(?<!\p{L})(?:avons|a) (?:bien |d[ée]j[àa] )?(?:vu|fait|visit[ée]|ski[ée]|surf[ée]|explor[ée]|plong[ée]|parcouru)|esquiamos en|buceamos en|先月|先週|行った|行きました|行ってき|行き尽|行き過ぎ|制覇|去年|前回|何度も|毎年|毎回|いつも|去到?(?:爛|烂)|玩(?:爛|烂)|[好很太]多次|多趟|[去玩]过|去腻|每年都|总去|老去|(?<!no )hemos (?:estado|ido)|\bya (?:conoc|estuv|fui|hemos|est[áa]|la|lo)|el a[ñn]o pasado|cada a[ñn]o|siempre vamos|(?<!\p{L})d[ée]j[àa](?!\p{L})|l['’]an dernier|l['’]ann[ée]e derni[èe]re|chaque ann[ée]e|เคยไป|ไปมาแล้ว|ไปบ่อย|ไปทุกปี|ไปแล้ว|đi (?:hoài|rồi|nhiều|suốt|mãi)|đã (?:đi|từng)|năm nào cũng|(?<!\p{L})já (?:fomos|fui|conhe|estiv|foi|fizemos)|ano passado|todo ano|(?:dah|sudah|udah) (?:pernah|pergi|ke)|pernah (?:pergi|ke)|tahun (?:lepas|lalu)|waren (?:wir )?schon|schon (?:mal )?(?:da|gewesen|gesehen)|letztes jahr|jedes jahr/iu;

/** Another time, or for a reason that a place has and a wish has not. */
const putOff =
  /^\s?(?:쪽)?(?:은|는|도|이)?\s?[^.!?。\n]{0,14}?(?:꺼려|꺼림|반대|치안|(?:비|모기|사람)[^.!?\n]{0,6}많[^.!?\n]{0,6}좀|내키지|땡기지|안\s?끌)|^(?:은|는)\s?(?:좀|쫌|조금)\s?(?:\.{2,}|…|ㅠ|ㅜ|,|$)|^만\s?(?:아니면|아님)|^(?:は|も)?(?:ちょっと|うーん|微妙|いまいち|イマイチ)(?:…|\.|。|、|$|かな|です)|^(?:は|も)?もう(?:いい(?:かな|や|です|。|$)|十分|お腹)|^[はも]?[^、。]{0,8}(?:やだ|ヤダ|嫌だ|イヤ|混む(?:から|ので|し)|混みそう|治安)|^[^，。,.]{0,4}(?:[怕挤擠堵]|没意思|不太行|一般般|治安)|^ (?:me |nos |le |da )*(?:da|dan|parece) (?:un poco de |algo de |mucho )?(?:respeto|miedo|pereza|palo)|^ (?:fait|fais) (?:un peu )?peur|^,? (?:gives? (?:me|us) the ick|so nah|nah\b|no thanks|no thank you|meh\b|bof\b|out\b(?! of this)|is a no\b|scares?|is (?:a )?(?:hard )?(?:pass|no))|^[^.!?,]{0,24}(?:\bso nah\b|,? change (?:pls|please)|overrated)|^\s?(?:쪽)?(?:은|는|도|이)?\s?(?:[^,.!?。\n]{0,10}?(?:다음에|나중에|글쎄|부담|식상|뻔하|뻔한|(?:좀|쫌)\s?그[래렇렀])|[^.!?。\n]{0,20}(?:걱정|불안|무섭|겁나)(?!\s?없))|^\s?(?:쪽)?(?:은|는)\s(?:(?:너무|좀|많이|꽤|제일)\s?)?[^,.!?\n]{0,3}(?:더울|더워서|덥|추울|추워서|춥|멀(?!지)|비싸(?!도)|비쌀|위험)|^\s?(?:쪽)?(?:은|는)\s[^,.!?\n]{0,8}너무\s?(?!좋|예[쁘뻐]|가고|궁금|재[밌미]|맛|끌|기대)|^(?:は|って)[^、。]{0,12}(?:不安|心配|怖(?!く))|^[^，。,.]{0,8}(?:担心|擔心)|^(?:は|って)[^、。]{0,4}(?:高そう|高い|高すぎ|遠い|遠すぎ|暑い|暑すぎ|また今度|次回)|^[^，。,.不]{0,3}(?:太[贵貴远遠热熱冷]|下次)|^,? (?:is|are|looks|seems|feels) (?:a bit |way |just )?(?:too|so) |^ looks? [^.!?]{0,14}but (?:too|so|way)|^ se nos va|^,? c['’]est (?:fait|vu)|^ (?:es|est|sale) (?:muy|demasiado|trop) (?:car|lej|loin|cher)/iu;
const isPutOff = (after: string): boolean => putOff.test(after);
/** Something else is looked for. */
const elsewhere =
  /다른\s?(?:데|곳|나라|도시|지역)|새로운\s?(?:데|곳|나라|도시)|(?:somewhere|anywhere|something|someplace) (?:else|new|different)(?! in\b)|違う(?:ところ|国|場所)|別の(?:国|場所|ところ)|换个|别的地方|其他(?:国家|國家|地方)|(?:otro|otra) (?:sitio|lugar|ciudad|pa[íi]s)(?! (?:de|en)\b)|(?<!d['’]|par )ailleurs(?! (?:en|au|à)\b)|autre (?:endroit|pays|ville|chose)(?! (?:en|au|à|de)\b)/iu;
const elsewhereInIt =
  /^(?:의|에서|\s)?\s?다른\s?(?:도시|지역|동네|곳|데)|^の(?:別の|他の|違う)|^(?:的)?(?:其他|别的)(?:城市|地方)/u;
const wish =
  /싶|가자|좋겠|원해|want|love to|would like|dream|hoping|たい|がいい|希望|想(?!起)|好想|改去|换成|quer[eí]|querr|gustar[íi]a|apetec|mejor|prefer|prefier|plut[ôo]t|thinking|this time|이번|차라리|쪽으로|어때|今回|今度|这次|打算|aimer|voudr|r[êe]v|อยากไป|muốn|thích đi|ingin|(?<!tak )\bnak\b|möchten|wollen/iu;

/** What a text says of a place that it names. `none`: somebody lives there, or it is only spoken of. */
export type Sense = 'wanted' | 'open' | 'refused' | 'seen' | 'none';

export function senseOf(text: string, index: number, word: string): Sense {
  const before = text.slice(Math.max(0, index - 40), index);
  const after = text.slice(index + word.length);
  if (livesBefore.test(before) || livesAfter.test(after)) return 'none';
  if (whoBefore.test(before) && whoAfter.test(after)) return 'none';
  if (isTurnedDown(text, index, index + word.length) || isPutOff(after)) return 'refused';
  if (isSeen(text, index, word)) return 'seen';
  return openAfter.test(after) || openBefore.test(before) ? 'open' : 'wanted';
}

/** Behind the first of two names that stand alone: 高山と白川郷. */
const bareList = /^\s?(?:[と、や和与跟과와&+,]|랑|하고|\b(?:and|y|et)\b)\s?\p{L}{2,8}[\s!~]*$/u;
const elsewhereIn = /\b(?:somewhere|anywhere|someplace) else in\b/iu;

/** Whether a rule hears that the name is asked for, and not only that nothing is said against it. */
export function isAskedFor(text: string, index: number, word: string): boolean {
  const sentence = sentenceAround(text, index);
  return (
    bareList.test(text.slice(index + word.length)) ||
    isKept(text, index, index + word.length) ||
    [never, again, wish, elsewhere, elsewhereIn].some((words) => words.test(sentence)) ||
    elsewhereInIt.test(text.slice(index + word.length))
  );
}

/** Letters of a clause beside the name, other names and what joins them. */
function besides(clause: string, word: string): number {
  const rest = clause.replace(word, '').replace(/\b(?:and|or|y|e|o|et|ou|plus|but|the)\b|\b\p{Lu}[\p{L}'’-]*|&/gu, '');
  // A letter of Korean, Japanese or Chinese says as much as three of others.
  return [...rest.trim()].reduce(
    (sum, letter) => sum + (/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}]/u.test(letter) ? 2 : 1),
    0,
  );
}

/** So many letters beside its name are no clause of their own. */
const listed = 8;

/** What is asked for in the same breath is no report of what was seen. */
function isSeen(text: string, index: number, word: string): boolean {
  const sentence = sentenceAround(text, index);
  if (seenBehind.test(text.slice(index + word.length))) return true;
  if (never.test(sentence) || again.test(sentence)) return false;
  // Another part of it is looked for.
  if (elsewhereInIt.test(text.slice(index + word.length))) return false;
  const from = Math.max(...[...',，、'].map((mark) => sentence.lastIndexOf(mark, sentence.indexOf(word)))) + 1;
  const clause = sentence.slice(from).split(/[,，、]/u)[0] ?? '';
  if (seen.test(clause)) return true;
  if (wish.test(clause)) return false;
  // Elsewhere in the sentence it is said of this name only where the name stands in a list of names.
  const isListed = besides(clause, word) <= listed;
  return elsewhere.test(clause) || (isListed && (seen.test(sentence) || elsewhere.test(sentence)));
}

/** From one full stop, line or "but" to the next. */
function sentenceAround(text: string, index: number): string {
  const ends =
    /[.!?。！？…~～\n;；]|\p{Extended_Pictographic}|[ㅋㅎㅠㅜ]{2,}|(?<=[왔갔봤녔했])(?:고|어서|으니)|(?<=[녀와가])(?:와서|봐서)|는데|지만|니까|봐서|ので|から(?=今|次)|\bso\b|\bbut\b|けど|ですが|但是?|\bpero\b|\bmais\b/giu;
  let from = 0;
  for (const end of text.matchAll(ends)) {
    if (end.index >= index) return text.slice(from, end.index);
    from = end.index + end[0].length;
  }
  return text.slice(from);
}
