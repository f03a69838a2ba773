import type { Wish } from '#shared/destination/wishes.ts';

/** What somebody can type instead of the name of a destination: a wish, or little money. */
export type Theme = Wish | 'cheap';

/**
 * What it is called in six languages, and in kana; labels of wishes among them. Seasons stand for what people travel
 * for in them. Only whole texts are compared, so nothing is guessed; names of dishes are left out: good food is not
 * where that dish is good. What is asked of fish is in the wish for it.
 */
export const themeWords: Readonly<Record<Theme, string>> = {
  food: '맛집|먹방|미식|음식|식도락|food|foodie|gastronomy|restaurants|グルメ|美食|食べ歩き|たべあるき|餐厅|吃货|comida|gastronomía|restaurantes|gastronomie|cuisine',
  shopping: '쇼핑|면세점|shopping|outlets|買い物|かいもの|ショッピング|购物|逛街|compras|boutiques',
  cafe: '카페|커피|cafe|cafés|coffee|カフェ|喫茶店|きっさてん|咖啡|咖啡馆|咖啡厅|cafetería|café',
  'city-walk':
    '골목 산책|산책|도시 산책|strolling around town|strolling|city walk|city walks|街歩き|まちあるき|散歩|逛老街|城市漫步|散步|pasear por la ciudad|pasear|flâner en ville|flâner|balade|balades en ville',
  'night-view': '야경|night view|night views|skyline|夜景|やけい|vistas nocturnas|vues de nuit|vue de nuit',
  nightlife:
    '밤 문화|밤문화|클럽|유흥|nightlife|clubbing|party|ナイトライフ|夜遊び|よあそび|夜生活|酒吧|vida nocturna|fiesta|vie nocturne|sortir',
  history:
    '역사|유적|유적지|문화유산|history|historic|heritage|歴史|れきし|世界遺産|せかいいさん|遺跡|历史|古迹|世界遗产|historia|patrimonio|histoire|patrimoine',
  museum:
    '박물관·미술관|박물관|미술관|museum|museums|博物館・美術館|博物館|美術館|はくぶつかん|びじゅつかん|博物馆|美术馆|museo|museos|musée|musées',
  scenery:
    '풍경|자연|자연 풍경|경치|절경|scenery|nature|nature and scenery|landscape|風景|ふうけい|自然|自然・風景|しぜん|絶景|ぜっけい|风光|自然风光|风景|paisajes|paisaje|naturaleza|naturaleza y paisajes|paysages|paysage|nature et paysages',
  photography:
    '사진 찍기|사진|인생샷|photo spots|photo|photos|photography|写真|しゃしん|フォトスポット|拍照|摄影|fotos|fotografía|photographie',
  family:
    '가족 나들이|가족|가족여행|아이와|아이랑|family fun|family|kids|with kids|children|子ども連れ|子連れ|こづれ|家族|かぞく|家族旅行|亲子|亲子游|con niños|familia|niños|avec des enfants|famille|enfants',
  beach:
    '해변|바다|바닷가|해수욕장|해수욕|비치|여름|beach|beaches|seaside|summer|ビーチ|海|うみ|海水浴|かいすいよく|夏|なつ|海滩|沙滩|海边|海岛|夏天|夏季|playa|playas|verano|plage|plages|bord de mer|été',
  'hot-spring':
    '온천|노천탕|노천온천|료칸|hot springs|hot spring|onsen|thermal baths|ryokan|温泉|おんせん|露天風呂|ろてんぶろ|汤泉|泡汤|aguas termales|termas|balneario|sources chaudes|source chaude|thermes',
  spa: '스파·마사지|스파|마사지|찜질방|spas and massages|spa|spas|massage|massages|スパ・マッサージ|スパ|マッサージ|サウナ|水疗按摩|水疗|按摩|spa y masajes|masaje|masajes|spa et massages',
  resort:
    '리조트|풀빌라|휴양지|호캉스|resort|resorts|villa|リゾート|プール|度假村|度假|complejo turístico|station balnéaire',
  'theme-park':
    '놀이공원|테마파크|놀이동산|워터파크|theme parks|theme park|amusement park|テーマパーク|遊園地|ゆうえんち|主题公园|游乐园|parques temáticos|parque temático|parque de atracciones|parcs à thème|parc à thème|parc d’attractions',
  hiking:
    '등산·트레킹|등산|트레킹|하이킹|hiking|hike|trekking|mountains|登山・ハイキング|登山|とざん|ハイキング|山登り|やまのぼり|トレッキング|徒步|爬山|登山|senderismo|montaña|randonnée|montagne',
  cycling:
    '자전거|라이딩|cycling|bike|biking|サイクリング|自転車|じてんしゃ|骑行|单车|bicicleta|ciclismo|vélo|cyclisme',
  'water-sports':
    '물놀이|수상 스포츠|수상 레저|카약|래프팅|water sports|kayaking|rafting|水遊び|みずあそび|マリンスポーツ|カヤック|水上运动|漂流|皮划艇|deportes acuáticos|kayak|sports nautiques',
  surfing: '서핑|surfing|surf|サーフィン|冲浪',
  diving: '다이빙|스쿠버|스쿠버다이빙|diving|scuba|scuba diving|ダイビング|スキューバ|潜水|buceo|plongée',
  fishing: '낚시|바다낚시|fishing|釣り|つり|钓鱼|海钓|pesca|pêche',
  golf: '골프|골프장|golf|ゴルフ|高尔夫',
  ski: '스키|스키장|보드|스노보드|skiing|ski|snowboarding|snowboard|スキー|スキー場|すきーじょう|スノボ|スノーボード|滑雪|滑雪场|单板|esquí|esquiar|skier',
  safari: '사파리|safaris|safari|サファリ|野生动物游猎|游猎',
  wildlife:
    '야생동물|동물|펭귄|wildlife|animals|野生動物|やせいどうぶつ|動物|どうぶつ|ペンギン|野生动物|动物|企鹅|fauna|animales|faune|animaux',
  drinks:
    '술·와이너리|술|맥주|양조장|wine, beer and spirits|beer|お酒|おさけ|ビール|美酒|啤酒|vino, cerveza y licores|cerveza|vin, bière et spiritueux|bière',
  desert: '사막|deserts|desert|砂漠|さばく|沙漠|desierto|désert',
  casino: '카지노|casinos|casino|カジノ|赌场',
  extreme:
    '익스트림|번지점프|패러글라이딩|extreme sports|bungee|paragliding|エクストリームスポーツ|バンジージャンプ|极限运动|蹦极|滑翔伞|deportes extremos|parapente|sports extrêmes',
  aurora: '오로라|northern lights|aurora|オーロラ|极光|auroras|aurora boreal|aurores boréales|aurore boréale',
  blossom:
    '벚꽃|벚꽃놀이|꽃구경|봄|cherry blossoms|cherry blossom|sakura|hanami|spring|桜|さくら|花見|お花見|はなみ|春|はる|樱花|赏樱|赏花|春天|春季|cerezos en flor|cerezos|primavera|cerisiers en fleurs|cerisiers|printemps',
  foliage:
    '단풍|단풍놀이|단풍 구경|가을 단풍|가을|fall foliage|autumn leaves|autumn foliage|fall colors|foliage|autumn|fall|紅葉|こうよう|もみじ|紅葉狩り|もみじがり|秋|あき|红叶|枫叶|赏枫|秋天|秋季|colores de otoño|otoño|couleurs d’automne|automne',
  snow: '눈|눈꽃|설경|눈구경|눈 구경|겨울|겨울 여행|snow|winter|雪|ゆき|雪景色|ゆきげしき|冬|ふゆ|雪景|赏雪|冬天|冬季|nieve|invierno|neige|hiver',
  'christmas-market':
    '크리스마스 마켓|크리스마스|christmas markets|christmas market|christmas|クリスマスマーケット|クリスマス|圣诞集市|圣诞节|圣诞|mercado navideño|mercados navideños|navidad|marché de Noël|marchés de Noël|Noël',
  festival:
    '축제|페스티벌|불꽃놀이|festivals|festival|fireworks|祭り|まつり|お祭り|花火|はなび|节庆|庙会|烟花|fiestas|festivales|fêtes|carnaval',
  whales:
    '고래|고래 관찰|whales|whale|whale watching|クジラ|くじら|鯨|ホエールウォッチング|观鲸|鲸鱼|ballenas|baleines',
  seafood:
    '해산물|회|횟집|생선회|조개구이|대게|초밥|seafood|sushi|sashimi|海鮮|かいせん|刺身|さしみ|寿司|すし|魚介|海鲜|pescado y marisco|mariscos|marisco|fruits de mer',
  wine: '와인|와이너리|wine|winery|wineries|vineyards|ワイン|ワイナリー|葡萄酒|红酒|酒庄|vino|bodegas|viñedos|vin|vignobles',
  snorkeling: '스노클링|스노쿨링|snorkeling|snorkelling|シュノーケリング|シュノーケル|浮潜|esnórquel',
  'night-market':
    '야시장|night markets|night market|夜市|よいち|ナイトマーケット|mercados nocturnos|mercado nocturno|marchés de nuit|marché de nuit',
  vegan:
    '비건·채식|비건|채식|vegan or vegetarian food|vegan food|vegan|vegetarian|ヴィーガン・ベジタリアン料理|ヴィーガン料理|ヴィーガン|ベジタリアン|素食|纯素|comida vegana o vegetariana|comida vegana|vegano|vegetariano|cuisine végane ou végétarienne|cuisine végane|végane|végétarien',
  cheap:
    '저렴|저렴한|저렴한 여행|가성비|싼|싼 곳|알뜰|cheap|budget|low cost|affordable|安い|やすい|格安|かくやす|コスパ|便宜|省钱|穷游|barato|baratos|económico|pas cher|bon marché|économique',
};
