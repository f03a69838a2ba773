import { describe, expect, test } from 'vitest';
import { refused, understood } from '#shared/recommendation/lexicon.ts';
import { namedPlaces } from '#shared/recommendation/read-names.ts';
import { particulars } from '#shared/recommendation/read-particulars.ts';
import { core } from './catalogue.ts';

/** Roundabout words against a place, written to try the rules and not taken from the panel. */
const against = `
다낭은 부모님 모시고 갔던 데라 패스요|vietnam/da-nang
하와이는 와이프가 출장으로 질리도록 가요|united-states/honolulu
몽골은 화장실 때문에 엄두가 안 나네요|MN
제주는 렌트비가 미쳐서 올해는 거를게요|south-korea/jeju
싱가폴은 레이오버로 충분했어요|SG
バンコクは元カレと行ったので気まずい|thailand/bangkok
パリはスリが怖くてトラウマです|france/paris
台北は先週帰ってきたばかり|taiwan/taipei
沖縄は実家なんで|japan/naha
バリは混みすぎてて今はいいや|indonesia/kuta
三亚机票比出国还贵，劝退|china/sanya
清迈烧山季就别去了吧|thailand/chiang-mai
泰国我爸看完电影死活不让|TH
澳门不赌没啥意思|MO
欧洲签证来不及办|FR
Iceland will have to wait until we win the lottery|IS
Vietnam my wife said over her dead body|VN
London: too rainy, too pricey, next|united-kingdom/london
Dubai feels fake to us|united-arab-emirates/dubai
Hawaii got booked out and we gave up|united-states/honolulu
Tokio se nos va de presupuesto|japan/tokyo
Cancún está lleno de sargazo, descartado|mexico/cancun
Roma en agosto es un horno|italy/rome
Le Vietnam on le garde pour la retraite|VN
Rome sous la canicule, hors de question|italy/rome
Barcelone on y était en mai|spain/barcelona
New York dépasse nos moyens|united-states/new-york
방콕은 사양할게요|thailand/bangkok
태국은 정중히 거절합니다|TH
하노이는 매연 때문에 목이 아파서 힘들었어요|vietnam/hanoi
홍콩은 요즘 분위기가 좀 그렇다고 해서요|HK
세부는 회사 워크샵으로 다녀온지 얼마 안됐어요|philippines/cebu
저는 베트남 출장을 밥먹듯이 다닙니다|VN
중국쪽은 계단이 너무 많다고 들어서 사양|CN
제주도는 이제 눈 감고도 다녀요|south-korea/jeju
발리는 벨리 때문에 고생한 친구가 있어서 좀|indonesia/kuta
일본은 지난달에 탔던 비행기가 마지막이었으면 좋겠네요|JP
대만 일주는 자전거로 이미 돌았어요|TW
후지산은 작년에 올랐고요|japan/fujikawaguchiko
알프스에서 스키는 탔으니 이번엔 다른 곳|CH
괌은 우리 애 돌때 갔던 곳이에요|guam/tumon
교토는 캐리어 끌고 버스 타다 지쳤던 기억이|japan/kyoto
미국 유학시절에 만난 친구들이에요|US
호주 워홀 동기들 모임입니다|AU
캐나다 교환학생때 룸메이트랑 가요|CA
ハワイは滑り台みたいに毎年行ってるので別のところで|united-states/honolulu
北海道は去年滑りました|japan/sapporo
海外はモルディブとパラオに潜った|MV
富士山は二回登った|japan/fujikawaguchiko
台湾一周は自転車で走破済み|TW
韓国はもうお腹いっぱい|KR
タイは嫁が辛いもの食べられないのでパスで|TH
バリは新婚の友達がみんな行ってて被るのが嫌|indonesia/kuta
香港は遠慮しておきます|HK
グアムはちょっと勘弁|guam/tumon
ベトナムは前にお腹を壊して以来トラウマ|VN
シンガポールは高くつくので見送り|SG
ワーホリ時代のカナダの友達と行きます|CA
オーストラリア留学で知り合った4人です|AU
ソウルは親が心配するので|south-korea/seoul
沖縄は台風で2回キャンセルになったからもう懲りた|japan/naha
泰国的话我妈不放心|TH
三亚就不凑热闹了|china/sanya
日本签证太麻烦，先不考虑|JP
东京已经打卡了|japan/tokyo
云南上次骑过了|china/dali
马尔代夫刚潜完回来|MV
去年爬了富士山|japan/fujikawaguchiko
西藏同伴会高反，还是算了|china/lhasa
新加坡除了贵没别的印象|SG
香港就当没看见|HK
巴厘岛朋友圈天天有人发，审美疲劳|indonesia/kuta
在英国留学时认识的姐妹|GB
Everyone says skip Dubai in summer, way too hot|united-arab-emirates/dubai
Dubai everyone says no too hot|united-arab-emirates/dubai
We skied Whistler last season|canada/whistler
We already dived Palau|PW
I've hiked Nepal, what's next|NP
cycled Taiwan in spring, loved it, somewhere new please|TW
We met in Australia on a working holiday|AU
friends from my exchange year in Canada|CA
Everybody goes to Japan for snow, please not us|JP
All our friends do Bali, not us|indonesia/kuta
Iceland would eat the whole budget|IS
my dad did two tours in Vietnam, he is not going back|VN
Hawaii is basically our second home at this point|united-states/honolulu
Vegas gives me hives|united-states/las-vegas
Cancun is a hard no from the girls|mexico/cancun
I could draw a map of London by now|united-kingdom/london
Not keen on Singapore, too clean|SG
Egypt scares my mother|EG
Lisbon was nice but we were there in May|portugal/lisbon
Roma nos la sabemos|italy/rome
A Tailandia le tengo manía desde la intoxicación|TH
París ya lo pateamos el año pasado|france/paris
En Irlanda hicimos el Erasmus|IE
Nos conocimos de Erasmus en Polonia|PL
Marruecos a mi madre no le hace gracia|MA
Islandia se come todo el presupuesto|IS
Ibiza, ni pagada|spain/palma
Londres paso, que llueve siempre|united-kingdom/london
A Bali va todo el mundo, qué pereza|indonesia/kuta
En Austria esquiamos en enero|AT
Le Maroc, mon mari a été malade là-bas, plus jamais|MA
Rome, on l'a déjà arpentée|italy/rome
La Thaïlande, très peu pour nous|TH
On s'est rencontrés en Erasmus en Espagne|ES
L'Islande ferait exploser le budget|IS
On a skié en Autriche cet hiver|AT
Bali tout le monde y va, merci mais non|indonesia/kuta
Le Portugal on en revient tout juste|PT
Londres me déprime|united-kingdom/london
Dubaï, c'est pas notre truc|united-arab-emirates/dubai`;

/** What sounds like it and is wanted. */
const wanted = `
Rome deux jours|italy/rome
Menton, non, Lisbonne je te veux|portugal/lisbon
Nunca he estado en Lisboa|portugal/lisbon
Je ne suis jamais allée à Lisbonne|portugal/lisbon
No me importaría Roma|italy/rome
Je dirais pas non à Budapest|hungary/budapest
No objections to Berlin|germany/berlin
It would be a crime to skip Munich|germany/munich
경주 안 가면 후회할 거예요|south-korea/gyeongju
뉴욕 포기 못 해|united-states/new-york
台北に異議なし|taiwan/taipei
我不反对大理|china/dali
Kyoto, so beautiful|japan/kyoto
Bali, too good to miss|indonesia/ubud
Next stop Kyoto, next Osaka|japan/kyoto
Japan with a JR-pass|JP
ハワイまだ行ったことない|united-states/honolulu
Lisboa nos encanta|portugal/lisbon
작년에 못 간 대만을 이번에 가자|TW
교토에서 자전거 타고 싶어요|japan/kyoto
친구가 다녀와서 추천한 다낭|vietnam/da-nang
북해도에서 스키 타고 싶어요|japan/sapporo
후지산 올라보고 싶다|japan/fujikawaguchiko
부모님이 스위스 노래를 부르세요|CH
大阪か京都で食べ歩きしたい|japan/osaka
去年台風で流れた石垣島リベンジ|japan/ishigaki
友達がおすすめしてくれた台南に行きたい|taiwan/tainan
富士山に登ってみたい|japan/fujikawaguchiko
モルディブで潜りたい|MV
想去冰岛看极光|IS
朋友都说清迈好，想去看看|thailand/chiang-mai
想在巴厘岛冲浪|indonesia/kuta
没去过西藏，想去|china/lhasa
Want to ski Whistler finally|canada/whistler
Everyone raves about Lisbon, want to see it|portugal/lisbon
Dive Palau is the dream|PW
Japan please, we never went|JP
Hike in Nepal if the budget allows|NP
My sister says Porto is lovely|portugal/porto
Nos apetece Lisboa|portugal/lisbon
Queremos bucear en Egipto|EG
On rêve du Japon|JP
Skier en Autriche|AT
Tout le monde nous conseille Lisbonne|portugal/lisbon`;

/** A wish that is turned down or had (-) or told (+), and warmth or ease that is asked for. */
const wishes = `
절은 이제 그만 보고 싶어요|-history
작년엔 바다 갔으니 이번엔 산|-beach +hiking
놀이공원은 졸업했어요|-theme-park
쇼핑은 저번에 실컷 했고|-shopping
박물관은 애들이 하품해요|-museum
스키는 무릎 다쳐서 이제 못 타요|-ski
지난번에 온천만 다녀서 이번엔 도시|-hot-spring
등산은 할머니가 힘드세요|-hiking
사람 구경만 하다 왔던 놀이동산은 다신 안 가|-theme-park
술은 아무도 안 마셔요|-nightlife
바다는 매주 봐서 감흥이 없어요|-beach
더운 건 딱 질색이에요|cool
추운 데서 벗어나고 싶다|warm
할머니가 오래 못 걸으세요|level
아빠가 다리가 안 좋으셔서|level
엄마 허리 디스크예요|level
유모차 끌고 다녀야 해요|spared
もうお寺はいいかな|-history
海は去年行ったから今年は山|-beach +hiking
美術館は眠くなる|-museum
遊園地は子供が怖がる|-theme-park
スキーは骨折して以来やってない|-ski
買い物は興味ない|-shopping
温泉は前回入ったので別のがいい|-hot-spring
お酒は誰も飲みません|-nightlife
暑すぎるのは勘弁|cool
寒いのはもう十分|warm
祖母があまり歩けません|level
母は膝が悪い|level
寺庙看腻了|-history
海边上次去过了|-beach
爬山就免了|-hiking
不逛博物馆|-museum
主题公园孩子太小玩不了|-theme-park
滑雪摔断过腿|-ski
我们都不喝酒|-nightlife
购物没兴趣|-shopping
太热的地方受不了|cool
想逃离冬天|warm
外婆走不了太多路|level
老人腿脚不方便|level
No more temples please|-history
we're templed out after Kyoto|-history
did the museum thing last time|-museum
Beach last year so something else|-beach
Not another beach holiday|-beach
We don't do theme parks|-theme-park
None of us drinks|-nightlife
Skiing is out since my knee|-ski
Shopping bores us|-shopping
hot springs we did in Japan|-hot-spring
not into hiking|-hiking
I melt in the heat|cool
Anywhere but freezing|warm
grandma can't walk much|level
Grandma walks slowly|level
my dad had a stroke and tires quickly|level
nada de templos|-history
Museos los justos|-museum
La playa ya la tuvimos en agosto|-beach
Los parques temáticos no nos van|-theme-park
No bebemos|-nightlife
El esquí lo dejamos|-ski
De compras paso|-shopping
No soportamos el calor|cool
Huimos del invierno|warm
La abuela anda poco|level
Mi madre no puede caminar mucho|level
Ras-le-bol des musées|-museum
Les temples, on a donné|-history
La plage on a fait cet été|-beach
Pas fan de rando|-hiking
Les parcs d'attractions, très peu pour nous|-theme-park
Personne ne boit|-nightlife
Le ski c'est fini depuis mon genou|-ski
Le shopping ne nous dit rien|-shopping
On supporte mal la chaleur|cool
On fuit l'hiver|warm
Mamie marche peu|level
Ma mère ne peut pas marcher longtemps|level`;

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string]);

describe('roundabout words about a place', () => {
  const welcome = (text: string) => {
    const { wanted, wantedCities, open } = namedPlaces(text, core, { isAbroad: true });
    return [...wanted, ...wantedCities, ...open];
  };
  test.each(lines(against))('%s', (text, place) => expect(welcome(text)).not.toContain(place));
  test.each(lines(wanted))('%s', (text, place) => expect(welcome(text)).toContain(place));
});

describe('roundabout words about a wish', () => {
  test.each(lines(wishes))('%s', (text, said) => {
    const { warmth, isLevel, isSpared } = particulars(text);
    const heard = [...understood(text).map((wish) => `+${wish}`), warmth, isLevel && 'level', isSpared && 'spared'];
    for (const one of said.split(' '))
      if (one.startsWith('-')) expect(heard).not.toContain(one.replace('-', '+'));
      else expect(heard).toContain(one);
  });

  test('no more temples spoils a place full of them, and beach or town is all the same spoils none', () => {
    expect(refused('No more temples please')).toEqual(['history']);
    expect(refused('playa o ciudad da igual')).toEqual([]);
    expect(refused('主题公园就免了')).toEqual(['theme-park']);
  });
  test('what is praised behind a comma is a wish', () => {
    expect(understood('Hot springs, so relaxing')).toContain('hot-spring');
  });
});

describe('home, and where they meet', () => {
  const of = (text: string) => namedPlaces(text, core, { iso2: 'JP', isAbroad: true });
  test.each(['国内はほぼ全部回りました', '国内は行き尽くしたので海外で'])('%s', (text) =>
    expect(of(text).open).not.toContain('JP'),
  );
  test('who chose to go abroad and says that home would do as well is taken at their word', () => {
    expect(of('海外でも国内でも').open).toEqual(['JP']);
  });
  test.each([
    '중간에서 만나요',
    'halfway-ish for both',
    '真ん中で集合',
    '在中间见',
    'a medio camino',
    'à mi-chemin',
    'gặp nhau ở giữa',
  ])('%s', (text) => expect(particulars(text).isHalfway).toBe(true));
  test('abroad from China is not Hong Kong, and a quick look is no wish', () => {
    expect(namedPlaces('国庆出国', core, { iso2: 'CN', isAbroad: true }).unwanted).toEqual(['HK', 'MO']);
    expect(namedPlaces('Switzerland prob just a quick look', core).wanted).toEqual([]);
  });
  test.each([
    ['직항으로 2시간 안쪽', 2, undefined],
    ['Not more than 3hrs drive a day', undefined, undefined],
    ['기차로 3시간 이내', undefined, 3],
  ])('%s', (text, air, way) => {
    expect(particulars(text)).toMatchObject({ mostFlightHours: air, mostWayHours: way });
  });
});
