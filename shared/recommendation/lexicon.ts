import { heardOnce, normalized } from './heard-texts.ts';
import { furtherWords } from './lexicon-further.ts';
import { isEnough, isLeftOpen, isTurnedDown } from './polarity.ts';
import { inSimplified } from './simplified.ts';
import { isClosedAgainst } from './spoken-against.ts';
import type { Wish } from './wish.ts';

/**
 * Words of six languages that people write for a wish, the most particular wish first. What stands in no line is not
 * guessed. Latin words count from their start ("hiking", "hikes"); others wherever they stand.
 */
const words: readonly (readonly [wish: Wish, latin: string, other: string])[] = [
  [
    'christmas-market',
    '(?:christmas|xmas) market|mercadillo|mercado[s]? navide|march[ée]s? de no[ëe]l|weihnachtsm',
    '크리스마스\\s?마켓|クリスマスマーケット|圣诞集市|聖誕市集|圣诞市场',
  ],
  ['aurora', 'aurora|northern light|aurores?|luces del norte', '오로라|オーロラ|极光'],
  [
    'blossom',
    'cherry blossom|sakura|cherry tree|cerez|cerisier|hanami',
    '벚꽃|꽃구경|(?<!불)꽃놀이|桜|花見|樱花|赏樱|赏花',
  ],
  [
    'foliage',
    'autumn lea|fall lea|fall color|fall colour|autumn col|leaf[- ]peep|foliage|foliaje|autumn (?:foliage|red)|colores? de oto[ñn]o|hojas de oto|feuilles d.automne|couleurs d.automne|koyo\\b|momiji',
    '단풍|억새|갈대밭|가을\\s?산|黄葉|もみじ|红叶|枫叶|赏枫|赏秋|秋叶',
  ],
  [
    'hot-spring',
    'hot spring|hot bath|hot pool|onsen|thermal|balneario|aguas termales|termas|sources? chaude|bains? thermaux|thermes|ryokan',
    '온천|노천|료칸|족욕|温泉|露天風呂|秘湯|旅館|汤泉|泡汤',
  ],
  [
    'theme-park',
    'disney|universal stud|theme park|amusement park|water ?park|roller ?coaster|parques? de atracciones|parques? tem|parcs? d.attraction|parcs? à th[èe]me|(?:thrill|scary|amusement|carnival) rides|legoland|ghibli|super nintendo',
    '놀이공원|놀이동산|놀이기구|롤러코스터|테마파크|디즈니|유니버[설셜샬]|에버랜드|롯데월드|레고랜드|워터파크|지브리|テーマパーク|ジェットコースター|絶叫(?:マシン|系|乗)|富士急|ディズニー|ユニバ|USJ|遊園地|ジブリ|迪士尼|迪斯尼|环球影城|过山车|雲霄飛車|欢乐谷|长隆|主题公园|主題樂園|游乐园|乐高|水上乐园',
  ],
  [
    'safari',
    'safari|big five|big 5|game drive|game reserve|great migration|gran migraci[óo]n|grande migration',
    '사파리|동물 대이동|サファリ|ヌーの大移動|游猎|动物大迁徙',
  ],
  [
    'whales',
    'whale(?! ?shark)|(?<!tibur[óo]n(?:es)? )ballena|(?<!requins?[- ])baleine|orca',
    '(?<!돌)고래(?!상어)|(?<!ジンベエ)鯨|クジラ|ホエール|观鲸|賞鯨|鲸鱼',
  ],
  ['snorkeling', 'snorkel|esn[óo]rquel|masque et tuba', '스노[클쿨켈]|シュノーケ|スノーケ|浮潜'],
  [
    'diving',
    'scuba|(?<!sky ?)div(?:e|es|ing|er)\\b|divemaster|open water|padi\\b|manta|buceo|bucear|plong[ée]e|apnea|freediv|whale ?shark|tibur[óo]n(?:es)? ballena|requins?[- ]baleine|coral|reefs?\\b|arrecife|r[ée]cif',
    '(?<!스카이\\s?)다이빙|스쿠버|오픈워터|고래상어|산호|(?<!スカイ)ダイビング|ジンベエ|サンゴ|素潜り|潜水|考证潜|自由潜|鲸鲨|珊瑚',
  ],
  ['surfing', 'surf(?!ace)', '서[핑퍼]|サーフ|冲浪'],
  [
    'ski',
    'ski(?:\\b|s|i|er)|snowboard|powder|esqu[ií]|slopes|pistas? de nieve',
    '스키|스노우?보드|보드 ?타|보딩|설질|スキー|スノボ|スノーボード|パウダー|ゲレンデ|滑雪|单板|雙板|粉雪|雪场',
  ],
  [
    'snow',
    'snow(?!board)|nieve|nevad(?!a\\b)|neig[eé]|enneig|ice festival|sled|igloo|white christmas',
    '눈\\s?(펑펑|한\\s?번도|처음|못\\s?[본봤]|구경|축제|보[고러]|(?:보면서|이랑|하고|과) 온천|많|오는|좋은|밭|썰매|싸움|덮|쌓|내리)|눈꽃|첫눈|설경|설국|설원|눈사람|썰매|이글루|雪景|雪まつり|雪国|銀世界|樹氷|そり遊び|雾凇|霧淞|看雪(?!山)|赏雪|玩雪|冰雪|雪[をがはも]?見|雪[とや]|雪遊び|雪だるま|堆雪人',
  ],
  [
    'golf',
    'golf|tee time|fairway|18 holes|36 holes',
    '골프|라운딩|라운드|필드 나|ゴルフ|(?<![ァ-ヴー])ラウンド(?![ァ-ヴー])|高尔夫|小白球',
  ],
  [
    'fishing',
    'fishing|fisher|angling|angler|fish all|catch (?:a |some )?(?:fish|tuna|marlin|bass)|p[êe]che\\b|p[êe]cher|pescar|pesca\\b|squid|marlin|giant trevally|popping|jigging',
    '낚시|낚싯|낚으|선상|갯바위|방파제|루어|찌낚|釣り|釣果|釣行|磯|ジギング|钓鱼|海钓|船钓|矶钓|路亚|钓具',
  ],
  [
    'beach',
    '(?<!d-day )beach|play(?:a|it)|plage(?!s? du d[ée]barq)|seaside|seafront|by the sea|(?<!dead |black |que |que no )\\bsea\\b(?! of)|(?:turquoise|crystal[- ]clear|emerald) (?:sea|water)s?|se baigner|baignade|bord de mer|bañar|chapuz|tomar el sol|bronzer|\\bocean\\b|(?<!frutos do )\\bmar\\b|\\bla mer\\b|island hop|lagoon|sand\\b|swim in the|costa\\b(?! rica)',
    '해변|바닷가|바다|호핑|해수욕|해안|모래사장|물놀이|비치|섬\\s|휴양지|ビーチ|海水浴|海辺|(?<![雲云航上青珠渤])海[がでをにへ](?!外)|海の(?:見える|近く|そば|家)|水着|赶海|きれいな海|離島|海边|看海|沙滩|海岛|玩水|大海|跳岛',
  ],
  [
    'resort',
    'resort|all.inclusive|overwater|pool|villas?\\b|complejo tur|club med|piscin',
    '리조트|풀빌라|키즈풀|수영장|워터빌라|올인클루시브|인피니티풀|リゾート|プール|ヴィラ|水上コテージ|度假|水屋|泳池|別墅',
  ],
  [
    'spa',
    'spas?\\b|massage|masaje|yoga|medita|hammam|sauna|thalasso|wellness|detox|(?<!(?:company|corporate|team|work|office) )retreat',
    '마사지|스파(?![르이게])|(?<!필)요가|명상|찜질|사우나|템플스테이|マッサージ|エステ|(?<![ァ-ヴー])スパ(?![ァ-ヴー])|ヨガ|サウナ|瞑想|按摩|瑜伽|冥想|水疗|桑拿|禅修',
  ],
  [
    'water-sports',
    'kayak|rafting|paddle|\\bsup\\b(?!\\p{L})|jet ?ski|\\bsail(?!or)|yacht|catamaran|canoe|cano[ëe]|rafteo|kitesurf|windsurf|water sports?|wakeboard|parasail|voile\\b|vela\\b|deportes? acu|sports? nautiques?',
    '카약|세일링|래프팅|패들|제트스키|수상|웨이크|요트|바나나보트|カヤック|ラフティング|カヌー|マリンスポーツ|ヨット|皮划艇|桨板|漂流|水上(?:运动|项目|活動)|帆船|摩托艇|独木舟',
  ],
  [
    'hiking',
    'hike|hiki|trek|trail(?!er)|summit|(?<!off[- ])peak\\b(?! season| time| week| price)|climb|senderis|caminatas?|excursi[óo]n(?:es)? por|monta[ñn]a|hills\\b|hill ?walk|scrambl|randonn|randos?\\b|montagne|mountain|via ferrata|volcano',
    '트[레래]킹|등산|하이킹|[둘올]레길|산행|산악|종주|능선|백패킹|오름|등반|(?<![가-힣])산(?:에|으로|이\\s?좋)|이번엔\\s?산|보다는?\\s?산|(?:한라|지리|설악|오대|덕유|소백|월출|북한)산|(?<![가-힣])산\\s?(?:타|하나|좋아)|トレッキング|登山|ハイキング|山登り|山派|(?:今[年回]は|やっぱり?)山|山小屋|山に登|縦走|山歩き|徒步|爬山|健行|百岳|远足|登顶',
  ],
  [
    'cycling',
    'cycl(?!one)|bike|biking|bicicl|bici\\b|v[ée]lo',
    '자전거|라이딩|サイクリング|自転車|ロードバイク|骑行|骑车|騎車|单车|环岛骑',
  ],
  [
    'extreme',
    'bungee|bungy|skydiv|paraglid|zip[- ]?lin|canyoning|parapente|saut [àa] l|canopy|caving|adrenal|quad\\b|atv\\b|off-?road',
    '번지|패러글라이딩|스카이다이빙|짚라인|집라인|캐녀닝|익스트림|ATV|사륜|バンジー|スカイダイビング|パラグライダー|ジップライン|キャニオニング|蹦极|高空弹跳|跳伞|滑翔伞|溯溪|极限(?:运动|挑战)',
  ],
  [
    'wildlife',
    'wildlife|animals?\\b|penguin|koala|kangaroo|monkey|elephant|orangutan|turtles?\\b|birdwatch|birding|bears?\\b(?! with)|dolphin|delf[íi]n|dauphin|fauna|gorilla|sloths?\\b|seals?\\b|otters?\\b|giraffe|lions?\\b|animaux|animales|ping[üu]inos|manchots',
    '야생동물|동물(?!원)|펭귄|코알라|캥거루|코끼리|거북이|돌고래|원숭이|판다|기린|사자|ペンギン|コアラ|ゾウ|イルカ|ウミガメ|パンダ|キリン|ライオン|动物(?!园)|野生|企鹅|袋鼠|考拉|大象|海豚|海龟|熊猫|长颈鹿|狮子',
  ],
  ['desert', 'desert\\b|dunes?\\b|camels?\\b|desierto|d[ée]sert\\b|dunas', '사막|낙타|砂漠|砂丘|ラクダ|沙漠|戈壁|骆驼'],
  ['casino', 'casino|gambl|poker|blackjack', '카지노|カジノ|赌场|赌钱'],
  [
    'festival',
    '(?<!music |rock |pop )festival|carnival|carnaval|matsuri|loy krathong|songkran|fireworks (?:festival|show|display)s?|oktoberfest|fiestas? (?:de|patronal)|f[êe]tes? (?:de|des)',
    '축제|페스티벌|불꽃놀이|祭り|まつり|夏フェス|花火大会|节庆|祭典|灯会|泼水节|烟花(?:节|大会)',
  ],
  [
    'wine',
    'wine|vineyard|vinos\\b|(?:buen|de|y|con|tomar|beber) vino\\b|\\bvino y\\b|bodega|vins?\\b|vignoble|champagne',
    '와인|와이너리|ワイン|ワイナリー|红酒|葡萄酒|酒庄',
  ],
  [
    'drinks',
    'brewer|craft beer|whisk(?:e?y|ies)|distiller|cervecer|sake brew|tequila|bourbon',
    '위스키|양조|수제맥주|전통주|ウイスキー|酒蔵|蒸留所|クラフトビール|威士忌|精酿',
  ],
  [
    'nightlife',
    // A drink is to be had wherever people go out; "drinks" is what the land is known for.
    'nightlife|(?<!(?:kids.?|golf|book|run|running|supper|car|football) )clubs?\\b|clubbing|techno\\b|part(?:y|ies|ying)\\b(?! of)|bars?\\b|bar[- ]hop|karaoke|discote|fiesta\\b|soir[ée]e|beers?\\b|sake\\b|cocktail|cerveza|copas|bi[èe]re|pubs?\\b|rave\\b|live music|concerts?\\b|conciertos?|(?:music|rock|pop) festivals?|bo[îi]tes? de nuit|night out|out on the town|dancing|(?:stag|hen) (?:do|party|night)|bachelor|faire la f[êe]te|sortir le soir|f[êe]tard|salir de (?:fiesta|noche)|de marcha\\b',
    '(?<!키즈\\s?)클럽|(?:LP|라이브|재즈|칵테일|루프탑|와인)\\s?바(?![가-힣])|유흥|뒷풀이|뒤풀이|술집|노래방|나이트|밤에도 놀|밤문화|파티|펍|루프탑|이자카야|밤엔?\\s?끝까지|맥주|사케|막걸리|소주|칵테일|콘서트|락페|(?<!와인\\s?)한잔|술\\s?마|(?<!キッズ)クラブ|ナイトライフ|カラオケ|夜遊び|ビール|日本酒|居酒屋|(?<![ァ-ヴー])バー(?![ァ-ヴー])|(?<![ァ-ヴー])ライブ|コンサート|飲み(?:会|歩き|たい|屋)|はしご酒|宴会|夜店|酒吧|演唱会|音乐节|音樂祭|夜生活|唱k|啤酒|喝酒|蹦迪|派对|小酌|夜场',
  ],
  [
    'night-market',
    'night (?:market|bazaar)|mercados? nocturnos?|march[ée]s? (?:de nuit|nocturnes?)',
    '야시장|ナイトマーケット|夜市',
  ],
  [
    'night-view',
    'night views?|skyline|city lights|vistas? nocturnas?|vue de nuit|rooftop',
    '야경|夜景|루프탑|屋上|天台',
  ],
  [
    'cafe',
    'caf[ée]s?\\b|afternoon tea|coffee|cafeter[íi]a|tea ?house|salon de th',
    '카페|커피|디저트|브런치|카폐|カフェ|喫茶|アフタヌーンティー|パンケーキ|コーヒー|スイーツ|咖啡|甜品|下午茶|甜點',
  ],
  [
    'shopping',
    'shop|malls?\\b|outlet|vintage|thrift|flea market|souvenir|antiqu(?:es|ing)|duty[- ]free|compras|tiendas|boutiques?\\b(?! ?h[oô]tel)|skincare|cosmetics|magasins?|friperie|bazaar',
    '쇼핑|면세|드럭스토어|빈티지|굿즈|편집샵|소품샵|편의점|아울렛|백화점|기념품|買い物|ショッピング|雑貨|グッズ|ガチャ|免税|アウトレット|コスメ|お土産|古着|购物(?!团)|买买买|逛街|药妆|奥特莱斯|商场|血拼|代购|扫货|买包|市集',
  ],
  [
    'seafood',
    'seafood|sushi|sashimi|marisco|fruits de mer|crab|oyster|lobster|shellfish|ceviche|(?:raw|fresh) fish|fish market|pescado fresco|hu[îi]tres?\\b',
    '(?:생선|모[둠듬]|활어|물)회|(?<![가-힣])(?<!\\d\\s?)회(?=\\s?(?:[떠먹]|에\\s?소주|한\\s?(?:접시|사발))|[가를는랑도나](?![가-힣])(?!\\s?거듭)|\\s*(?:[,.!~]|$))|횟집|해산물|수산시장|스시|초밥|대게(?!\\s?(?:좋|많|멀))|꽃게|조개|(?<!밤)새우|(?<![가-힣])굴\\s?(?:먹|구이)|海の幸|刺身|寿司|蟹|(?<![ァ-ヴー])カニ(?![ァ-ヴー])|牡蠣|魚介|海鲜|生鱼片|生蚝|(?<!小)龙虾',
  ],
  [
    'vegan',
    '(?<!non[- ])v[ée]g(?:an|[ée]ta(?:ri|lien))|plant[- ]based|meat[- ]free',
    '비건|채식|ヴィーガン|ビーガン|ベジタリアン|精進料理|素食|吃素|纯素|斋菜',
  ],
  [
    'food',
    'food|eats?\\b|eating|tacos?\\b|fine dining|michelin|baker(?:y|ies)|farmers.? market|local markets?|march[ée]s (?:locaux|couverts?)|mercados? locales|pintxos|pinchos|restos\\b|sp[ée]cialit[ée]s|restaurant|ramen|bbq|barbecue|cuisine|comida|comer\\b|comemos|gastronom|manger\\b|bouffe|tapas|dim sum|noodle|hawker|pizza|pastas?\\b|curry|dumpling|steak|brunch|delicious|rico\\b',
    '맛집|먹방|빵지순례|빵집|미슐랭|노포|맛(?:있는|난)|시장\\s?구경|재래시장|전통시장|(?<!(?<![가-힣])[못안]\\s?)먹[는거기고자으]|음식|식도락|미식|라멘|(?<![가-힣])라면|고기|바베큐|국밥|(?<!야)시장\\s|食べ|食い倒れ|うまい|朝市|屋台|食堂|食事|グルメ|ごはん|ご飯|料理|美味|おいし|旨い|ラーメン|小籠包|飲茶|焼肉|市場|美食|好吃|吃[好喝遍吃货]|米其林|烤鸭|小吃|火锅|烧烤|餐厅|早茶',
  ],
  [
    'museum',
    'museums?\\b|exhibits?\\b|galler|museo|mus[ée]es?\\b|\\bart\\b|\\barts\\b|opera|\\barte\\b|exhibition|theat(?:er|re)|musical\\b|broadway|dinosaur',
    '미술관|박물관|전시|예술|뮤지컬|공연|과학관|갤러리|アート|ミュージカル|科学館|博物馆|美术馆|艺术|看展|展览|音乐剧|科技馆|恐龙',
  ],
  [
    'history',
    'hist[óo]r|temples?\\b|castles?\\b|ruins|old (?:town|quarter)|heritage|palace|old cit(?:y|ies)|cathedral|church(?:es)?|monaster|mosque|shrine|cultur|ancient|medieval|cobble(?!stones? (?:is|are|=))|old streets|fortress|roman\\b|romanas?\\b|romain|m[ée]di[ée]val|murallas|abbaye|vieilles pierres|vieux (?:quartier|centre)|pyramid|archae?olog|castillo|ch[âa]teaux?|templos?\\b|iglesia|catedral|ruinas|casco antiguo|vieille ville|[ée]glises?|patrimoine|unesco|ancestors|genealog|grandparents (?:came|were)',
    '역사|유적|고궁|왕궁|성곽|궁궐|사찰|(?<![가-힣])절(?:이나|에|\\s)|성당|교회|성지|문화유산|한옥|고성|신전|수도원|歴史|お寺|寺院|神社|城下|お城|古い町|世界遺産|遺跡|古都|教会|城(?:めぐり|巡り|跡|を見)|御朱印|史跡|参拝|历史|名胜|古迹|古镇|古城|寺庙|文化|遗产|教堂|老城|石窟|遗址|故宫|兵马俑|宫殿|博物',
  ],
  [
    'family',
    '(?<!no )kids?\\b|child|toddler|(?<!vegas )baby|babies|family|grandkids|niñ|familia|hijos|peques|enfants?|famille|gosses|petits-enfants|zoo\\b|aquarium',
    '아이[들랑가와도를]|는 아이|조카|아기(?!자기)|애기|애들|애랑|키즈|유모차|가족|초등|유치원|손[주자녀]|子ども|子供|子連れ|赤ちゃん|家族|小学生|幼児|孫|孩子|小孩|小朋友|亲子|宝宝|娃|孙子|동물원|아쿠아리움|수족관|動物園|水族館|动物园|水族馆',
  ],
  [
    'photography',
    'photo|insta(?!ll|nt|nc)|fotos?\\b|pictures\\b|selfies?',
    '(?<!여권\\s?|증명)사진|인스타|인생샷|스냅|필카|감성샷|写真|インスタ|映え|フォト|拍照|摄影|打卡|出片|拍美照|婚纱照',
  ],
  [
    'scenery',
    'nature\\b|natural(?! hot|ly|mente)|sea of (?:clouds|mist|fog)|camping|glamping|cabins?\\b(?! (?:crew|bag|class|lugg))|cliffs?\\b|wildflower|gardens?\\b|in bloom|tulips?\\b|lavender|meadow|outdoors|cataratas?|atardecer|amanecer|acampa|chutes? d.eau|coucher de soleil|falaise|gorges\\b|scenery|scenic|views?\\b|national park|landscape|lakes?\\b|waterfall|fjord|forest|glacier|canyon|countryside|stargaz|(?<!(?:[1-5]|one|two|three|four|five)[- ])stars\\b|milky way|sunrise|sunset|road ?trip|naturaleza|paisaje|lagos?\\b|cascada|bosque|estrellas|paysage|cascade|for[êe]ts?\\b|lacs?\\b|campagne|[ée]toiles|volcan|rice terrace',
    '자연|운해|해돋이|캠핑|글램핑|불멍|물멍|유채|꽃밭|절벽|협곡|반딧불|물\\s?좋|산\\s?좋고|전망\\s?좋|별이?\\s?쏟|풍경|경치|호수|폭포|국립공원|숲|빙하|계곡|초원|별\\s?(?:보|구경|이|빛)|은하수|일출|일몰|노을|힐링되는 산|시골|自然|星が|チューリップ|コスモス|キャンプ|グランピング|ひまわり|夕日|夕陽|朝日|日の出|里山|絶景|景色|湖|滝|森|渓谷|高原|星空|星(?:とか)?を?[見み]|花の(?:きれい|綺麗)|満天の星|国立公園|花畑|ラベンダー|风景|云海|花田|油菜花|看山|露营|花海|田园|国家公园|瀑布|草原|梯田|冰川|雪山|日出|日落|自驾|山水|看星',
  ],
  [
    'city-walk',
    'stroll|wander|city walk|walk around|walking tour|architect|neighbou?rhoods?|big cit(?:y|ies)|city break|urban|paseo|pasear|callejear|fl[âa]ner|se balader|promenade',
    '산책|골목|거닐|도시\\s?(?:구경|여행|산책)|시내구경|街歩き|街ぶら|散歩|散策|路地|町歩き|街並み|逛逛|漫步|散步|城市|citywalk|压马路',
  ],
  [
    'relax',
    'relax|relaj|unwind|unplug|decompress|loung(?:e by|ing)|laze|d[ée]tend|d[ée]tente|quiet|peaceful|chill|slow\\b|slowly|lazy|lie (?:down|on)|do nothing|(?<!the )rest\\b(?! of)|recharge|downtime|hamaca|hammock|descans|tranquil|desconect|sin prisa|repos|calme|farniente|lentement|tired(?! of)|exhausted|burn(?:t|ed)? ?out',
    '힐링|휴식|휴양|쉬[고러는다]|쉴|조용|한적|느긋|천천히|여유|멍\\s?때|누워\\s?있|아무것도\\s?안\\s?하|뒹굴|빈둥|충전|호캉스|유유자적|癒|のんびり|ゆっくり|まったり|ごろごろ|ぼーっと|リラックス|だらだら|休み|休む|何もしない|静養|疲れ|くつろ|休闲|放松|休息|慢悠悠|慢慢|躺平|躺着|发呆|放空|度假|清静|疗愈',
  ],
];

const lexicon = words.map(([wish, latin, other]) => {
  const [moreLatin, moreOther] = furtherWords[wish] ?? [];
  const either = (...sources: (string | undefined)[]) => sources.filter(Boolean).join('|').normalize('NFKC');
  return {
    wish,
    // After a letter a Latin word is the end of another one.
    pattern: new RegExp(`(?<![\\p{Script=Latin}])(?:${either(latin, moreLatin)})|${either(other, moreOther)}`, 'giu'),
  };
});

/**
 * Wishes that a text tells, in the lexicon's order, each once; shown at the field, so that nobody wonders what was
 * heard.
 */
export const understood = heardOnce((text: string): readonly Wish[] => {
  if (text.trim() === '') return [];
  const plain = normalized(text);
  return lexicon.filter(({ pattern }) => verdictOn(plain, pattern) === 'told').map(({ wish }) => wish);
});

/**
 * What can spoil a place that has much of it for whoever does not want it; any other wish that is turned down is only
 * not asked for.
 */
const spoiling: ReadonlySet<Wish> = new Set<Wish>([
  'nightlife',
  'casino',
  'beach',
  'resort',
  'theme-park',
  'history',
  'museum',
  'snow',
]);

/** Wishes that a text turns down and that a place is worse for. */
export const refused = heardOnce((text: string): readonly Wish[] => {
  if (text.trim() === '') return [];
  const plain = normalized(text);
  return lexicon
    .filter(({ wish, pattern }) => spoiling.has(wish) && verdictOn(plain, pattern) === 'refused')
    .map(({ wish }) => wish);
});

/** What a text says of a wish: told once it is told, and refused only where nothing else is said of it. */
function verdictOn(text: string, pattern: RegExp): 'told' | 'refused' | undefined {
  const simple = inSimplified(text);
  let found: 'refused' | undefined;
  for (const { index, 0: word } of [...text.matchAll(pattern), ...(simple === text ? [] : simple.matchAll(pattern))]) {
    // "Ski" is what is listened for, "skiing" what is written.
    const end = index + word.length + restOfWord(text, index + word.length);
    if (isLeftOpen(text, end)) continue;
    if (!isTurnedDown(text, index, end) && !isEnough(text, end) && !isClosedAgainst(sentenceBehind(text, end)))
      return 'told';
    found = 'refused';
  }
  return found;
}

const sentenceBehind = (text: string, end: number): string => text.slice(end).split(/[.!?。！？\n]/u)[0] ?? '';

const latinRest = /^[\p{Script=Latin}\p{M}]+/u;
/** Letters of a Latin word that go on behind its beginning. */
function restOfWord(text: string, end: number): number {
  if (!/[\p{Script=Latin}\p{M}]/u.test(text[end - 1] ?? '')) return 0;
  return latinRest.exec(text.slice(end))?.[0].length ?? 0;
}
