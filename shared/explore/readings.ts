/**
 * How Japanese readers read the names that they write in Chinese characters, in kana: that is what stands in the field
 * before they convert it. Cities of China by their usual reading in Japanese and, where people say that one too, the
 * local one; those of Korea by the local one. By country, a city's slug and its readings; `.` is the country itself.
 */
const lines: Readonly<Record<string, string>> = {
  japan:
    '.:にほん|にっぽん tokyo:とうきょう osaka:おおさか kyoto:きょうと fukuoka:ふくおか|はかた sapporo:さっぽろ naha:なは nagoya:なごや hiroshima:ひろしま kanazawa:かなざわ yokohama:よこはま nara:なら kobe:こうべ otaru:おたる hakodate:はこだて furano:ふらの sendai:せんだい nikko:にっこう hakone:はこね fujikawaguchiko:ふじかわぐちこ|かわぐちこ kamakura:かまくら takayama:たかやま|ひだたかやま hakuba:はくば beppu:べっぷ nagasaki:ながさき kagoshima:かごしま miyazaki:みやざき ishigaki:いしがき asahikawa:あさひかわ karuizawa:かるいざわ nozawaonsen:のざわおんせん yuzawa:ゆざわ nagano:ながの okayama:おかやま takamatsu:たかまつ matsuyama:まつやま kumamoto:くまもと onna:おんな miyakojima:みやこじま matsue:まつえ yakushima:やくしま yufuin:ゆふいん tsushima:つしま kitakyushu:きたきゅうしゅう shizuoka:しずおか ureshino:うれしの noboribetsu:のぼりべつ yonago:よなご himeji:ひめじ kusatsu:くさつ tokushima:とくしま aomori:あおもり atami:あたみ shimoda:しもだ chichibu:ちちぶ nasu:なす aizuwakamatsu:あいづわかまつ ise:いせ kinosaki:きのさきおんせん koyasan:こうやさん shirahama:しらはま onomichi:おのみち aso:あそ matsumoto:まつもと',
  china:
    '.:ちゅうごく beijing:ぺきん shanghai:しゃんはい xian:せいあん|しーあん chengdu:せいと|ちぇんどぅ guangzhou:こうしゅう|ぐぁんじょう shenzhen:しんせん chongqing:じゅうけい|ちょんちん hangzhou:こうしゅう|はんじょう suzhou:そしゅう nanjing:なんきん qingdao:ちんたお|せいとう dalian:だいれん yabuli:あぶりき|やぶり chongli:すうれい changbaishan:ちょうはくさん xiamen:あもい guilin:けいりん zhangjiajie:ちょうかかい kunming:こんめい lijiang:れいこう dali:だいり sanya:さんあ haikou:かいこう yanji:えんきつ weihai:いかい huangshan:こうざん dunhuang:とんこう jiuzhaigou:きゅうさいこう taihang:たいこうさん yantai:えんたい tianjin:てんしん shenyang:しんよう taian:たいあん wuzhen:うちん moganshan:ばっかんざん qinhuangdao:しんのうとう luoyang:らくよう pingyao:へいよう changsha:ちょうさ quanzhou:せんしゅう yangshuo:ようさく',
  taiwan:
    '.:たいわん taipei:たいぺい|たいほく kaohsiung:たかお|かおしゅん taichung:たいちゅう tainan:たいなん hualien:かれん|ふぁーれん taitung:たいとう kenting:こんてい|けんてぃん chiayi:かぎ nantou:なんとう penghu:ほうこ jiufen:きゅうふん|じゅうふん jiaoxi:しょうけい sun-moon-lake:にちげつたん kinmen:きんもん',
  'hong-kong': '.:ほんこん hong-kong:ほんこん',
  'south-korea':
    '.:かんこく busan:ぷさん|ふざん jeju:ちぇじゅ|さいしゅうとう gyeongju:きょんじゅ|けいしゅう jeonju:ちょんじゅ|ぜんしゅう gangneung:かんぬん pyeongchang:ぴょんちゃん sokcho:そくちょ yeosu:よす incheon:いんちょん|じんせん daegu:てぐ gwangju:くぁんじゅ tongyeong:とんよん muju:むじゅ hongcheon:ほんちょん chuncheon:ちゅんちょん ulleung:うるるん andong:あんどん suncheon:すんちょん geoje:こじぇ daejeon:てじょん namhae:なめ pohang:ぽはん ulsan:うるさん suwon:すうぉん mokpo:もっぽ danyang:たにゃん damyang:たみゃん gunsan:くんさん gongju:こんじゅ buyeo:ぷよ boryeong:ぽりょん yangyang:やんやん paju:ぱじゅ gapyeong:かぴょん ganghwa:かんふぁ taean:てあん yangpyeong:やんぴょん samcheok:さむちょく yeongwol:よんうぉる yeongju:よんじゅ mungyeong:むんぎょん hadong:はどん gurye:くれ boseong:ぽそん buan:ぷあん jinju:ちんじゅ yeongdeok:よんどく',
  'united-states': '.:べいこく',
  'united-kingdom': '.:えいこく',
  australia: '.:ごうしゅう',
  'united-arab-emirates': '.:あらぶしゅちょうこくれんぽう',
  'caribbean-netherlands': '.:おらんだりょうかりぶ',
  'cook-islands': '.:くっくしょとう rarotonga:らろとんがとう',
  'dominican-republic': '.:どみにかきょうわこく',
  'cayman-islands': '.:けいまんしょとう',
  'northern-mariana-islands': '.:きたまりあなしょとう',
  'french-polynesia': '.:ふらんすりょうぽりねしあ',
  'south-africa': '.:みなみあふりか',
  greece: 'mykonos:みこのすとう',
  indonesia: 'kuta:ばりとうくた ubud:ばりとううぶど batam:ばたむとう bintan:びんたんとう',
  india: 'goa:ごあしゅうぱなじ',
  italy: 'capri:かぷりとう',
  philippines: 'panglao:ぼほーるとうぱんぐらお',
  thailand: 'ko-samui:さむいとう ko-tao:たおとう ko-pha-ngan:ぱんがんとう',
  vietnam: 'cat-ba:かっとばとう',
};

/** The same of airports. */
const airports =
  'NRT:なりた HND:はねだ KIX:かんさい ITM:いたみ CTS:しんちとせ AKJ:あさひかわ AOJ:あおもり FSZ:しずおか FUK:ふくおか HIJ:ひろしま HKD:はこだて HSG:さが ISG:いしがき IZO:いずも KKJ:きたきゅうしゅう KMI:みやざき KMJ:くまもと KMQ:こまつ KOJ:かごしま MMY:みやこじま MYJ:まつやま NGS:ながさき OIT:べっぷ|おおいた OKA:なは OKJ:おかやま SDJ:せんだい TAK:たかまつ TKS:とくしま UKB:こうべ YGJ:よなご CAN:こうしゅうはくうん CKG:じゅうけい CSX:ちょうさ DLC:だいれん DLU:だいり DNH:とんこう DYG:ちょうかかい HAK:かいこう HGH:こうしゅう JZH:きゅうさいこう KMG:こんめい KWL:けいりん LJG:れいこう NBS:ちょうはくさん NKG:なんきん PEK:ぺきんしゅと PKX:ぺきんだいこう PVG:ほとう|しゃんはいほとう SHA:ほんちゃお|しゃんはいこうきょう SHE:しんよう SYX:さんあ SZX:しんせん TAO:ちんたお TFU:せいとてんふ TNA:たいあん TSN:てんしん TXN:こうざん TYN:へいよう WEH:いかい XIY:せいあん XMN:あもい YNJ:えんきつ YNT:えんたい HKG:ほんこん CJJ:ちょんじゅ CJU:ちぇじゅ GMP:きんぽ HIN:さちょん ICN:いんちょん KPO:ぽはん KUV:ちょんじゅ KWJ:くぁんじゅ MWX:むあん PUS:きめ RSU:よす TAE:てぐ USN:うるさん YNY:やんやん HUN:かれん KHH:たかお KNH:きんもん MZG:ほうこ RMQ:たいちゅう TNN:たいなん TPE:とうえん TSA:まつやま TTT:たいとう';

const read = (line: string): [string, string[]][] =>
  line.split(' ').map((one) => {
    const [key = '', names = ''] = one.split(':');
    return [key, names.split('|')];
  });

/** By the id of a country or a city. */
export const readings: readonly (readonly [id: string, names: readonly string[]])[] = Object.entries(lines).flatMap(
  ([country, line]) =>
    read(line).map(([city, names]) => [city === '.' ? country : `${country}/${city}`, names] as const),
);

/** By an airport's code. */
export const airportReadings: ReadonlyMap<string, readonly string[]> = new Map(read(airports));
