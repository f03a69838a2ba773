import { heardOnce, normalized } from './heard-texts.ts';
import { further, furtherLimits } from './particulars-further.ts';
import { nothingParticular, type Particulars } from './particulars.ts';
import { isTurnedDown } from './polarity.ts';
import { inSimplified } from './simplified.ts';

/** A flight and its hours in either order, with the word that makes them a limit. */
const limits: readonly RegExp[] = [
  /(\d{1,2})\s*시간\s*(?:이내|안쪽|미만|이하|정도)?[^.!?\d]{0,4}비행[^.!?\d]{0,10}/u,
  /(?:비행(?:기|시간)?|직항)[^.\d]{0,8}(\d{1,2})\s*시간\s*(?:넘|이상|이내|안|까지|미만|이하|정도까지|만|거리)/u,
  /(?:flight|fly|flying|plane)[^.\d]{0,24}(?:under|max|maximum|less than|no more than|not more than|not over|at most|up to)\s*(\d{1,2})\s*h/iu,
  /(?:under|max|maximum|less than|no more than|not more than|more than|longer than|not over|over|at most|up to|within)\s*(?:an? )?(?:\d\s*-\s*)?(\d{1,2})\s*-?\s*(?:h|hours?|hrs?)[^.]{0,12}(?:flight|fly|plane|in the air)/iu,
  /(?:n['’]t|not|never|cannot) fly (?:more than|longer than|over) (\d{1,2})\s*(?:h|hours?|hrs?)\b/iu,
  /(\d{1,2})\s*-?\s*(?:h|hours?|hrs?)\s*(?:flights?|flying|in the air)\s*(?:max|tops|at most|or less|limit)/iu,
  /(?:飛行機|フライト|飛行時間|直行便)[^。\d]{0,8}(\d{1,2})\s*時間\s*(?:以内|まで|未満|くらいまで|が限界|以下)/u,
  /(\d{1,2})\s*時間(?:以内|まで|未満|くらいまで)の?(?:フライト|飛行)/u,
  /(?:飞行|飞机|飛行|飞)[^。\d一二两兩三四五六七八九]{0,8}([\d一二两兩三四五六七八九]{1,2})\s*(?:个|個)?(?:小时|小時)(?:以内|之内|以下|内)/u,
  /([\d一二两兩三四五六七八九]{1,2})\s*(?:个|個)?(?:小时|小時)(?:以内|之内|内)?的?(?:飞机|飛機|飞行|航程)/u,
  /(?:飞|飛)[^。\d]{0,6}(?:别|別|不要?|不想|不能)?超[过過]\s*(\d{1,2})\s*(?:个|個)?(?:小时|小時)/u,
  /(?:vuelo|avión|vol|avion)[^.\d]{0,24}(?:máximo|menos de|maximum|moins de|max)\s*(\d{1,2})\s*h/iu,
  /(?:máximo|menos de|no m[áa]s de|maximum|moins de|pas plus de|max\.?)\s*(\d{1,2})\s*h(?:oras|eures)?\s*(?:de |d['’])(?:vuelo|avión|vol|avion)/iu,
];
/** Hours of the way by land, in words of a limit. */
const wayLimits: readonly RegExp[] = [
  /(?:차|자가용|운전|버스|기차|KTX|이동|편도|자차|서울에서|집에서)[^.!?\d]{0,16}(\d{1,2})\s*시간\s*(?:이내|안쪽|안에|안으로|까지|거리|미만|이하|정도|안(?![가-힣]))/iu,
  /(?<!(?:비행|직항|직행)[^.!?]{0,12})(\d{1,2})\s*시간\s*(?:반\s*)?(?:이내|안쪽|거리)(?![^.!?]{0,4}(?:비행|직항))/u,
  /(?:no m[áa]s de|pas plus de|[àa])?\s*(\d{1,2})\s*h(?:oras|eures)?\s*(?:de|en)\s*(?:coche|tren|bus|train|voiture|route)\s*(?:como mucho|m[áa]ximo|maximum|max|au plus)/iu,
  /(?:no m[áa]s de|pas plus de)\s*(\d{1,2})\s*h(?:oras|eures)?\s*(?:de|en)\s*(?:coche|tren|bus|train|voiture|route)/iu,
  /(?:within|under|max(?:imum)?|less than|no more than|not more than|not over|at most|up to|more than|about)\s*(?:an?\s+)?(\d{1,2})\s*(?:-\s*)?(?:h|hours?|hrs?)['’]?\s*(?:of\s+)?(?:by car|drive|driving|by train|by bus|train|car|on the road|ride)/iu,
  /(?:drive|driving|train|bus|car|ride)[^.!?\d]{0,24}(?:within|under|max(?:imum)?|less than|no more than|not more than|not over|at most|up to)\s*(\d{1,2})\s*(?:h|hours?|hrs?)/iu,
  /(\d{1,2})\s*(?:h|hours?|hrs?)\s*(?:by car|by train|by bus|drive|driving)\s*(?:max|at most|tops|or less)/iu,
  /(?:車|電車|新幹線|バス|片道|移動)[^。\d]{0,8}(\d{1,2})\s*時間\s*(?:以内|まで|圏内|くらい|程度|半?で)/u,
  /(?:开车|開車|[坐搭]车|车程|高铁|火车|自驾|单程|路程)[^。\d一二两三四五六]{0,8}([\d一二两兩三四五六]{1,2})\s*(?:个|個)?(?:半)?(?:小时|小時|h|钟头)\s*(?:以内|之内|内|左右|范围)?/u,
  /(?:coche|tren|autob[úu]s|carretera)[^.\d]{0,20}(?:m[áa]ximo|menos de|hasta)\s*(\d{1,2})\s*h/iu,
  /(?:a menos de|m[áa]ximo)\s*(\d{1,2})\s*h(?:oras)?\s*(?:en|de)\s*(?:coche|tren|bus)/iu,
  /(?:voiture|train|bus|route)[^.\d]{0,20}(?:maximum|moins de|max)\s*(\d{1,2})\s*h/iu,
  /(?:[àa] moins de|maximum|max)\s*(\d{1,2})\s*h(?:eures)?\s*(?:en|de)\s*(?:voiture|train|route|bus)/iu,
];
const withoutCar =
  /차\s?(?:없|안\s?가)|운전[^.!?]{0,6}(?:못|안\s|싫|없)|뚜벅이|no car|without (?:a |renting )?(?:a )?car|(?:don['’]?t|can['’]?t|not|nobody|none of us) (?:want to )?driv|no driving|車なし|免許[^。]{0,4}(?:な|無)|運転[^。]{0,6}(?:でき|しな|嫌|苦手)|不(?:想)?开车|不自驾|不会开车|sin (?:alquilar )?coche|sans (?:louer de )?voiture/iu;
const bothWays = /왕복|往復|往返|来回|來回|round[- ]trip|there and back|ida y vuelta|aller[- ]retour/iu;
const near =
  /오래\s?못\s?타|(?<!배\s?)멀미|가까운\s?(?:데|곳|해외|나라|국내|섬|바다|여행)|가까운데|가까이|근교|멀지\s?않|너무\s?먼|멀리\s?(?:말|안)|近場|近い(?:国|海外|ところ|島|リゾート)|近く(?:て|で|の(?:国|島|海))|遠くない|遠すぎ|すぐ行け|周边|近一点|近点|不要太远|别太远|离家近|(?:some|any)where (?:near|close)|nearby|close by|not (?:too |so |very )?far(?! from (?:an?|the)\b)|close to (?:home|us)|near (?:home|us)\b|(?:beach|mountains?|sea|island) near|cerca (?:de casa|de aqu[íi])|algo cerca|no (?:muy |tan |demasiado )?lejos(?! (?:de la playa|del mar|del centro))|pas (?:trop |tr[èe]s )?loin(?! (?:d['’]une?|du|des)\b)|proche de chez|pr[èe]s de chez/iu;
const halfway =
  /중간(?:에서|쯤|\s?지점|\s?어딘가|\s?정도|!)|가운데(?:서|에서)\s?(?:만나|모)|half[- ]?way|mid-?way|in the middle(?! of)|in between|between us|中間(?:地点|で|くらい|あたり)|真ん中|(?:在)?中间(?:见|碰|会合|汇合|地点|的地方|找)|折中|折衷|a (?:medio|mitad de) camino|punto (?:intermedio|medio)|[àa] mi-chemin|au milieu(?! de)|entre (?:nous|les) deux/iu;
const byCar =
  /자차|(?<![가-힣])차로|차\s?(?:한|두|세|[1-9])\s?대|렌트\s?(?:말고|없이)?|렌터카|운전해|드라이브|by car|road ?trip|driv(?:e|ing) distance|within driving|(?:day|easy|short|hour|hours|hr|hrs)['’]?s? drive|our (?:own )?car|minivan|車で|ドライブ|レンタカー|开车|自驾|en coche|en voiture/iu;

/** Without a number a long flight is one of more than so many hours. */
const longFlightHours = 5;
const noLongFlight =
  /비행기?[^.]{0,6}(?:오래|길게|긴)[^.]{0,10}(?:싫|힘들|못|안)|장거리[^.]{0,8}(?:싫|말고|힘들|못)|비행\s?시간[^.]{0,6}(?:짧|적)|(?:no|hate|avoid|without|not)\s+(?:the\s+|any\s+|a\s+|too\s+|super\s+|very\s+)*long[- ](?:haul|flights?|plane|journey)|(?:short|shorter) (?:flight|haul)|단거리|長時間の?(?:フライト|飛行機|移動)[^。]{0,6}(?:嫌|無理|苦手|きつ|なし)|不(?:想|要|能)[^。,，]{0,4}(?:飞|飛|坐)太久|(?:飞行|飛行)时间?不要太[长長]|sin vuelos largos|vuelos? cortos?|pas de longs? vols?|vols? courts?/iu;

const cool =
  /避暑|(?<!커)피서|시원한|선선|서늘|凉快|凉爽|凉一点|涼し|더운\s?(?:거|건|데|곳|나라|날씨)[는은]?\s?[^.!?,]{0,3}(?:싫|말고|빼고|반대|질색)|더위[^.!?]{0,4}(?:피|싫|약)|not hot|hate[^.]{0,14}heat|not a fan of[^.]{0,10}(?:heat|hot)|can['’]?t (?:stand|take)[^.]{0,10}heat|(?:avoid|escape|beat|away from) the heat|some(?:where|place) (?:chilly|crisp)|cool(?:er)? (?:weather|place|climate|air|temps?)|somewhere (?:cool|cooler)\b|fresquit[oa]|(?:escap|huy|huir)\p{L}* del calor|(?<!(?:eat|eating|din\p{L}+|lunch|drinks?|terrac\p{L}+|cen\p{L}+|comer) )al fresco|sin calor|(?:out of|away from|flee|fleeing|from) the heat|algo fresco|clima fresco|au frais|fuir la chaleur|fra[îi]cheur|暑(?:すぎる|いの|さ)[^。]{0,4}(?:苦手|嫌|避|勘弁|無理|ダメ)|暑くない|热[^，。]{0,4}受不了|受不了热|(?:melts?|wilts?) (?:in|above|over)|(?:soport|aguant|odi)\p{L}* (?:mal |nada )?el calor|(?:support\p{L}* (?:mal|pas)|crai\p{L}*) la chaleur|怕热/iu;
/** Of a warm place, that it should not be hot; by itself it asks for a cool one. */
const notTooHot =
  /不要太热|不太热|别太热|不热的|not (?:too|so) hot|sin tanto calor|no (?:muy|demasiado|tan) (?:calor|caluros[oa])|pas trop chaud|暑すぎない|너무\s?(?:안\s?덥|덥지\s?않)/giu;
const warm =
  /따뜻|따듯|따스|더운\s?나라(?!\s?(?:싫|반대|말고))|추(?:위|운)[^.!?]{0,8}(?:싫|피|말고|벗어|질색)|햇살|햇볕|暖か|暖かい|南国|常夏|半袖|寒(?:いの|さ)[^。]{0,4}(?:苦手|嫌|避|勘弁|もう(?:十分|いい))|寒くない|寒い[^。]{0,8}(?:逃げ|脱出|抜け出)|(?:cannot|can['’]?t|can not) (?:take|stand|handle|bear) (?:the )?cold|추위[^.!?]{0,6}(?:약|못|타)|躲(?:寒|冬)|逃离(?:寒|冬)|(?:anywhere|somewhere) but (?:freezing|cold)|hu(?:ir|imos|yendo) del (?:fr[íi]o|invierno)|(?:odi|aguant)\p{L}* (?:nada )?el fr[íi]o|(?:fui[rt]|fuyons|marre de|déteste) (?:le froid|l['’]hiver)|no (?:\p{L}+ )?(?:tanto |mucho )?fr[íi]o|pas froid|안\s?추운|(?:not|no) (?:too )?cold|暖和|温暖|避寒|怕冷|过冬|晒太阳|\bwarm|tropical|some(?:where|place) hot|hot weather|winter sun|(?:need|want|bit of|some|in the|chasing|seek\p{L}*)\s(?:some |the |a bit of )?sun\b|sunny|sunshine|(?:escape|away from|hate|beat) the (?:cold|winter)|c[áa]lido|al sol\b|solecito|buen tiempo|y sol\b|escapar del fr[íi]o|(?<!sin |sin tanto |del )calor\b|au chaud|fai(?:t|sse) chaud|au soleil|soleil/iu;

const quiet =
  /no crowds|(?:avoid|hate|without|less|away from|beat)[^.]{0,10}crowds|uncrowded|not (?:too |so |very )?crowded|less crowded|off the beaten|hidden gems?|less touristy|not (?:too |so )?touristy|\bquiet|peaceful|secluded|사람\s?(?:많은|적은|없는)\s?(?:데|곳|거)?|붐비|조용|한적|한가한|호젓|人混み|静か|人の少ない|混んで(?:い)?ない|穴場|人少|少人|安静|清静|小众|避开人|人挤人|不要人多|sin (?:multitud|masificar|aglomera|agobio|turistas)|lejos de(?:l| las?) (?:turis|multitud|gente)|poco tur[íi]stic|tranquil|(?:au|du) calme|sans (?:la )?(?:foule|touristes)|loin de la foule|peu touristique|loin des touristes/iu;
const smallTown =
  /소도시|작은\s?(?:도시|마을|동네)|시골\s?(?:마을|동네)|대도시[^.!?]{0,6}(?:말고|싫|빼|제외|아닌|별로|피)|small(?:er)? (?:towns?|cit(?:y|ies)|villages?|places?)|little (?:towns?|villages?)|charming (?:towns?|villages?)|villages?\b|not (?:a |the |another )?big cit(?:y|ies)|(?:avoid|away from|instead of|rather than|no) big cities|小さな?(?:町|街|村)|地方都市|田舎町|大都会(?:は|じゃ|では|より)[^。]{0,8}(?:嫌|なく|苦手|避)|小镇|小城|古镇|小地方|不(?:要|想|去)[^。,，]{0,3}大城市|pueblos?\b|pueblitos?|ciudad(?:es)? peque|petites? villes?|petits? villages?|bourgade/iu;
const direct =
  /직항|직행|갈아타|환승|경유|direct flight|direct from|fly direct|non-?stop|no (?:layovers?|connections?|changes|transfers?|stopovers?)|one flight|直行便|乗り換えなし|乗り継ぎ|乗継|直飞|直达|转机|转太多|two flights|2 flights|비행기[^.!?]{0,4}두\s?번|不转机|dos (?:aviones|vuelos)|deux (?:avions|vols)|vuelos? directos?|sin (?:escalas|transbordos)|dos escalas|vols? directs?|sans (?:escale|correspondance)/iu;
const spared =
  /돌쟁이|돌\s?지난|아기(?!자기)|애기|유모차|임산부|임신|할머니|할아버지|어머님|아버님|칠순|팔순|환갑|부모님|(?<!\d)[1-6]\s?살|공항에서[^.]{0,12}가까|toddler|(?<!vegas )baby|babies|[1-4][ -]?(?:yr|year)s?[ -]olds?|infant|stroller|pregnan|(?<!his |her |my )grandm(?!a lol)|with (?:my |our )?grand(?:ma|pa|mother|father|parents)|granny|grandad|elderly|(?:aged?|is|are|\() ?(?:7|8)\d\b|near the airport|short transfer|[0-4]歳の?(?:子|息子|娘|双子)|子(?:供|ども)[がは][0-5]歳|爸妈|爸爸妈妈|parents de \d\d|赤ちゃん|乳児|ベビーカー|妊娠|妊婦|祖母|祖父|おばあ|おじい|高齢|喜寿|古希|還暦|转太多|奶奶|爷爷|外婆|外公|孕妇|推车|老人|(?<!\d)[1-4]岁|[一两三]岁|宝宝|beb[ée]|carrito|embarazad|abuel(?:it)?[ao]|personas mayores|grand-?m[èe]re|grand-?p[èe]re|poussette|enceinte|personnes? [âa]g/iu;
const byLand =
  /뚜벅이|기차|열차|버스로|버스\s?(?:한대|대절)|자차|(?<![가-힣])차로|운전해서|ktx|srt|차\s?(?:없이|없어)|by train|by bus|by rail|no planes?\b|(?:night|overnight|sleeper|day) trains?\b|(?:take|taking|ride|riding) (?:the |a )?trains?\b|train (?:trip|journey|ride|holiday|travel)|rail (?:trip|holiday|journey)|by car|road ?trip|driv(?:e|ing) distance|within driving|(?:day|easy|short|hour|hours|hr|hrs)['’]?s? drive|no flights?|no flying|without flying|don['’]?t want to fly|no car|without a car|don['’]?t drive|電車|新幹線|列車|鉄道の?旅|ローカル線|車なし|車で|バスで|フェリー|飛行機(?:に乗ら|なし|は嫌|が苦手)|坐火车|坐高铁|绿皮|高铁|火车|搭火車|台铁|开车|自驾|不坐飞机|en tren|en coche|sin avi[óo]n|sin coche|en train|en voiture|sans (?:prendre l['’])?avion|sans voiture/iu;
const withoutPlane =
  /(?:scared|afraid|terrified|phobia|fear) of (?:flying|planes)|비행(?:기)?\s?공포|恐飞|飛行機(?:が)?(?:ダメ|だめ|駄目|無理|こわ|怖)|no (?:quiero|queremos) (?:ir en |coger )?avi|(?:peur|phobie) de l['’]avion|(?:prend\p{L}*|prenons) (?:plus|pas) l['’]avion|miedo (?:a volar|al avi[óo]n)|비행기[^.!?,\n]{0,6}(?:못\s?타|안\s?타|없이|말고|무서)|\b(?:no|without|avoid(?:ing)?|not? taking) (?:a |any |the )?(?:planes?|flights?|flying)\b(?! (?:over|longer|more))|flight[- ]free|(?:don['’]?t|do not|won['’]?t|can['’]?t|refuses? to|scared to|hates? to) fly\b(?! (?:more|longer|over|far)\b)|fear of flying|(?:trains?|ferry|land|rail)(?: (?:and|or|&) (?:\p{L}+))? only|飛行機(?:に乗ら|なし|は嫌|が苦手|が怖|[はも][^。、]{0,8}(?:ムリ|無理|NG|ダメ|だめ|避け))|(?:不坐|不搭|不想坐|不想搭|不要坐|不敢坐|怕坐)(?:飞机|飛機)|sin (?:coger (?:el |un )?|tomar (?:el |un )?)?avi[óo]n|nada de avi[óo]n|sans (?:prendre (?:l['’]|d['’]))?avion|pas d['’]avion|ไม่(?:อยาก)?(?:นั่ง|ขึ้น)เครื่อง|không đi máy bay|sem avi[ãa]o|ohne (?:zu )?fl(?:iegen|ug)/iu;
const manyCountries =
  /여러\s?나라|몇\s?개국|[2-9]\s?개국|(?:유럽|세계|남미|아시아|동남아|발칸|코카서스)\s?일주|several countries|many countries|multiple countries|few countries|country[- ]hopping|interrail|eurail|backpack(?:ing)? (?:through|across|around)|数か国|何カ国|[2-9]カ国|(?:ヨーロッパ|欧州|アジア|南米|国を?)周遊|几个国家|多国|好几个国家|varios pa[íi]ses|plusieurs pays|tour d.Europe/iu;
const storms =
  /태풍|(?<!포)장마|(?<![가-힣])(?:우기|건기)|dry season|less rain|not (?:too )?(?:rainy|wet)|비\s?(?:안|적게)|no rain|(?:avoid|hate|without) (?:the )?rain|sin lluvia|sans pluie|pas de pluie|雨が?(?:降ら|少な)|雨の少ない|乾季|旱季|少雨|temporada seca|saison s[èe]che|typhoon|hurricane|monsoon|rainy season|cyclone|梅雨|雨季|台风|huracan|hurac[áa]n|tif[óo]n|[ée]poca de lluvias|ouragan|typhon|mousson|saison des pluies/iu;
const ownLanguage =
  /(?:한국말|한국어)[^.]{0,6}(?:되|가능|통하|하는)|언어[^.]{0,6}(?:걱정|문제|통)|영어[^.]{0,5}(?:못|안\s?되|걱정)|중국어\s?(?:되|가능)|日本語(?:が|の|で)?[^。]{0,5}(?:通じ|OK|対応|ガイド)|言葉が(?:不安|心配)|英語[^。]{0,4}(?:苦手|話せ|できな)|中文(?:服务|服務|导游|可以)|会说中文|不会英语|不懂英文|不會英文|语言[^。,，]{0,4}(?:通|问题)|spanish[- ]speaking|hablen espa|hablan espa|no (?:hablamos|habla|hablo) ingl|parle fran|francophone|ne parle(?:nt|nt)? pas anglais/iu;
const level =
  /knee (?:surgery|replacement|op)|hip (?:surgery|replacement)|수술[^.!?]{0,6}(?:무릎|다리|허리)|(?:무릎|다리|허리)\s?수술|계단(?!식)|무릎|유모차|거동|(?:다리|허리)[가이는도]?\s?(?:아프|불편|안\s?좋|디스크)|못\s?걸|걸음[이도]?\s?느|많이\s?(?:못\s?걸|안\s?걸)|지팡이|stairs|(?:many|of|few|no|avoid|and|steep) steps\b|\b(?:cane|walker)\b|stroller|pushchair|buggy\b|walking stick|mobility|bad (?:knees?|hip|leg|back)|(?:can['’]?t|cannot|not) walk (?:much|far|long|that|too)|walks? slow|slow walker|tires? (?:quick|easi|fast)|(?:no|not) (?:long walks|much walking)|her hip|his hip|her knees?|his knees?|杖を?つ|階段|ベビーカー|足が悪|足腰|歩け(?:ない|ません|なく)|歩くの[がは](?:遅|つら|大変)|膝|扶梯|楼梯|拐杖|拄拐|婴儿车|推车|腿脚|走不了|行动不便|不能走|膝盖|走不动|carrito de beb|bast[óo]n\b|\bcanne\b|d[ée]ambulateur|escaleras|rodillas|poco (?:caminar|andar)|(?:caminar|anda|camina|andar) poco|no puede\p{L}* (?:andar|caminar)|poussette|escaliers|genoux|peu marcher|marche\p{L}* (?:peu|mal|diffic|lent)|pas marcher|(?:trop|peu) de marches|fatigue vite|mal [àa] marcher/iu;
/** Words of a wheelchair; who pushes a stroller can carry it up some stairs. */
const stepFree =
  /휠체어|배리어\s?프리|무장애|wheel\s?chair|(?:step|barrier)[- ]?free|車(?:椅子|いす|イス)|バリアフリー|轮椅|无障碍|silla de ruedas|sin barreras|movilidad reducida|fauteuil roulant|mobilit[ée] r[ée]duite|kerusi roda|cadeira de rodas|rollstuhl|barrierefrei|xe lăn/iu;

const visaFree =
  /(?:no|nothing|nowhere|without|not)[^.!?]{0,14}needs? a visa|visa(?:s)? (?:take|takes) (?:ages|forever|months)|schengen visa|visa[- ]?free|visa on arrival|no visa|without (?:a )?visa|visa (?:is )?easy|easy visa|visa hassle|visa exempt|무비자|비자\s?(?:없이|면제|프리)|비자[^.!?]{0,6}(?:귀찮|복잡|싫)|비자\s?필요\s?없|ビザなし|ビザ不要|ビザ免除|免签|落地签|不用签证|签证[^。,，]{0,4}(?:简单|方便|容易)|签证好办|sin visa|sin visado|visado f[áa]cil|sans visa/iu;

const visaOnArrival =
  /도착\s?비자|전자\s?비자|visas? on arrival|\bVOA\b|e-?visas?\b|アライバルビザ|到着ビザ|落地签|电子签|visa(?:do)? (?:a la llegada|electr[óo]nic)|visa (?:[àa] l['’]arriv[ée]e|[ée]lectronique)/iu;

/** Beside it stands that it is only better so. */
const visaBorne =
  /(?:最好|优先|優先|尽量|できれば|なるべく|가능하면|되도록|이왕이면|ideally|prefer\p{L}*|rather|si (?:es )?posible|a ser posible|mejor|si possible|de pr[ée]f[ée]rence|plut[ôo]t)[^.!?。，,\n]{0,12}(?:免[签簽]|visa|비자|무비자|ビザ)|(?:免[签簽]|visa[- ]?free|no visa|무비자|ビザ(?:なし|不要|免除)|sin visa|sans visa)[^.!?。，,\n]{0,8}(?:最好|优先|優先|がいい|ならなお|이면\s?좋|면\s?좋|preferred|ideal\p{L}*|mejor|si possible|si posible|de pr[ée]f[ée]rence)/iu;

/** With what the further languages say. */
const more = (pattern: RegExp, field: keyof typeof further): RegExp =>
  new RegExp(`${pattern.source}|${further[field].normalize('NFKC')}`, 'iu');
const told = {
  cool: more(cool, 'cool'),
  warm: more(warm, 'warm'),
  level: more(level, 'level'),
  spared: more(spared, 'spared'),
  near: more(near, 'near'),
  byCar: more(byCar, 'byCar'),
  halfway: more(halfway, 'halfway'),
  quiet: more(quiet, 'quiet'),
  smallTown: more(smallTown, 'smallTown'),
  direct: more(direct, 'direct'),
  byLand: more(byLand, 'byLand'),
  storms: more(storms, 'storms'),
  visaFree: more(visaFree, 'visaFree'),
};

/** "2~3시간", "两三个小时": the longer of the two is borne. */
const upperOnly = (text: string): string =>
  text
    .replace(
      /\d{1,2}\s*(?:[-~〜～–—、]|to|or|a|o|à|ou|bis)\s*(\d{1,2}\s*-?\s*(?:시간|時間|小时|个小时|hours?\b|hrs?\b|h\b|tiếng|giờ|jam\b|ชม|ชั่วโมง|stunden))/giu,
      '$1',
    )
    .replace(/[一二两兩三四五六七八]([二三四五六七八九])(?=\s*[个個]?(?:小时|小時|钟头|鐘頭))/gu, '$1');

function warmthOf(text: string): Particulars['warmth'] {
  const rest = text.replace(notTooHot, '');
  if (told.cool.test(rest)) return 'cool';
  if (told.warm.test(rest)) return 'warm';
  return rest === text ? undefined : 'cool';
}

/** Whether the text matches the pattern and does not reject what it matches. */
function isMeant(text: string, pattern: RegExp): boolean {
  const found = pattern.exec(text);
  return found !== null && !isTurnedDown(text, found.index, found.index + found[0].length);
}
/** One change of planes, or two, would do. */
const changesWouldDo =
  /직항\s?(?:이?\s?아니|안|없)[^.!?]{0,8}(?:돼|되|괜찮|상관)|(?:n['’]t|not) (?:have to|need to|necessarily)(?: be)? (?:direct|non-?stop)|直行便(?:じゃ|で)なくても|不一定要?(?:直飞|直飛)|(?:환승|경유)[^.!?,\n]{0,6}(?:[12한두]\s?번|OK|ok|오케|괜찮|상관|가능|까지)|(?:one|1|a|two|2) (?:stops?|layovers?|connections?|changes?)[^.!?]{0,12}(?:ok|fine|okay|max)|(?:don['’]?t mind|ok(?:ay)? with|fine with)[^.!?]{0,16}(?:stop|layover|connection|change)|(?:乗り継ぎ|乗継)[^。、]{0,5}(?:まで|OK|可|でも|あり|平気)|(?:转机|轉機)[^。，,]{0,6}(?:可以|没关系|也行|OK|都行|无所谓)|(?:una|1) escala (?:est|va|ok|máx)|une escale (?:ok|max|ça va)/iu;

export const particulars = heardOnce((text: string): Particulars => {
  if (text.trim() === '') return nothingParticular;
  const written = upperOnly(normalized(text));
  const simple = inSimplified(written);
  const plain = simple === written ? written : `${written}\n${simple}`;
  const isStepFree = stepFree.test(plain);
  const isLevel = isStepFree || told.level.test(plain);
  const onFoot = told.spared.test(plain);
  const isSpared = isLevel || onFoot;
  const isWithoutCar = withoutCar.test(plain);
  const isDirect = (spared: boolean) => (spared || told.direct.test(plain)) && !changesWouldDo.test(plain);
  return {
    mostFlightHours: mostHours(plain),
    mostWayHours: mostOnTheWay(plain),
    isNear: told.near.test(plain),
    isHalfway: told.halfway.test(plain),
    isByCar: isMeant(plain, told.byCar) && !isWithoutCar,
    isWithoutCar,
    warmth: warmthOf(plain),
    isQuiet: told.quiet.test(plain),
    isSmallTown: told.smallTown.test(plain),
    isDirect: isDirect(isSpared),
    isSpared,
    onFoot: { isSpared: onFoot, isDirect: isDirect(onFoot) },
    isByLand: withoutPlane.test(plain) || isMeant(plain, told.byLand),
    isWithoutPlane: withoutPlane.test(plain),
    isRoundTrip: isMeant(plain, manyCountries),
    isStormShy: told.storms.test(plain),
    isOwnLanguage: ownLanguage.test(plain),
    isLevel,
    isStepFree,
    isVisaFree: told.visaFree.test(plain),
    isVisaOnArrivalFine: visaOnArrival.test(plain),
    isVisaBorne: visaBorne.test(plain),
  };
});

/** Chinese writes small numbers as words. */
export const numberOf = (written: string): number =>
  Number(written) || ' 一二三四五六七八九'.indexOf(written.replace(/[两兩]/, '二')[0] ?? '');

/** What lies around the own city is not further than this. */
const around = /근교|周边|周邊|近郊|(?:around|outside) (?:the city|town)|alrededores|aux alentours|afueras/iu;
const aroundHours = 3;

/** Hours at the wheel or on trains in one day of the trip, which say nothing of the way there. */
const inOneDay =
  /하루(?:에)?\s|[一1]日(?!目|に[着つ])|每天|一天|\b(?:a|per|one|each|every) day\b(?! trip)|\bdaily\b|(?:al|por) d[íi]a\b|par jour|pro tag|mỗi ngày/iu;

function mostOnTheWay(text: string): number | undefined {
  const hours = text
    .split(/[.!?。！？\n]/u)
    .filter((sentence) => !inOneDay.test(sentence))
    .flatMap((sentence) => wayLimits.flatMap((pattern) => pattern.exec(sentence)?.[1] ?? []))
    .map(numberOf);
  if (hours.length === 0) return around.test(text) ? aroundHours : undefined;
  return Math.min(...hours) / (bothWays.test(text) ? 2 : 1);
}

/** "About seven hours" is half an hour more. */
const about = /くらい|ぐらい|程度|정도|쯤|about|around|左右|unas|environ/iu;
const halfHour = 0.5;

function mostHours(text: string): number | undefined {
  const hours = [...limits, ...furtherLimits].flatMap((pattern) => {
    const found = pattern.exec(text);
    return found ? numberOf(found[1] ?? '') + (about.test(found[0]) ? halfHour : 0) : [];
  });
  if (hours.length > 0) return Math.min(...hours);
  return noLongFlight.test(text) ? longFlightHours : undefined;
}
