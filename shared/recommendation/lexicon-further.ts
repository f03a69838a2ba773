import type { Wish } from './wish.ts';

/**
 * The same for Thai, Vietnamese, Malay, Indonesian, Portuguese and German, which many members write in though no page
 * is in them. Only what people say most often; `latin` counts from the start of a word, `other` wherever it stands.
 */
export const furtherWords: Readonly<Partial<Record<Wish, readonly [latin: string, other: string]>>> = {
  'christmas-market': ['chợ (?:giáng sinh|noel)|mercados? de natal|pasar natal', 'ตลาดคริสต์มาส'],
  aurora: ['cực quang|polarlicht|nordlicht', 'แสงเหนือ|ออโรร่า'],
  blossom: ['hoa anh đào|cerejeira|bunga sakura|kirschbl', 'ซากุระ'],
  foliage: [
    'lá (?:đỏ|vàng|phong)|mùa lá|folhas de outono|outono colorido|daun (?:merah|maple)|musim (?:gugur|luruh)|herbstlaub',
    'ใบไม้(?:เปลี่ยนสี|แดง)',
  ],
  'hot-spring': [
    'suối (?:nước )?nóng|khoáng nóng|tắm khoáng|[áa]guas? termais|air panas|thermen?\\b',
    'ออนเซ็?น|น้ำพุร้อน|น้ำแร่|บ่อน้ำร้อน',
  ],
  'theme-park': [
    'công viên (?:giải trí|nước|chủ đề)|khu vui chơi|parques? aqu[áa]tic|montanha[- ]russa|taman tema|wahana|freizeitpark',
    'สวนสนุก|ดิสนีย์|ยูนิเวอร์แซล|สวนน้ำ|เลโก้แลนด์|เครื่องเล่น',
  ],
  safari: ['safári', 'ซาฟารี'],
  whales: ['cá voi|baleia|(?:ikan )?paus\\b|wale\\b', 'วาฬ(?!ชาร์ค)(?<!ฉลามวาฬ)'],
  diving: ['lặn|mergulh|(?:me)?nyelam|selam\\b|tauchen', 'ดำน้ำ|ฉลามวาฬ|ปะการัง'],
  snorkeling: ['schnorchel', 'สน็?อร์[คก]'],
  surfing: ['lướt sóng|selancar', 'เซิร์ฟ|โต้คลื่น'],
  ski: ['trượt tuyết|main ski|skifahren|skigebiet|skiurlaub', '(?<!วิ|เจ็ต|เจ็ท)สกี|สโนว์บอร์ด|สโนบอร์ด'],
  snow: ['(?:ngắm |chơi |thấy |có )?tuyết|neve\\b|nevar|salji|salju|schnee', 'หิมะ'],
  golf: ['đánh gôn|sân gôn', 'กอล์ฟ'],
  fishing: ['câu (?:cá|mực)|(?:me)?mancing|angeln\\b|angelurlaub', 'ตกปลา|ตกหมึก|ไดหมึก'],
  beach: [
    'biển|bãi (?:tắm|cát)|đảo|tắm biển|praias?\\b|pantai|pulau|laut\\b|strand\\b|meer\\b|insel',
    '(?<!อาหาร)ทะเล(?!สาบ|หมอก|ทราย)|ชายหาด|หาด(?!ใหญ่)|เกาะ',
  ],
  resort: ['nghỉ dưỡng|hồ bơi|bể bơi|kolam renang|ferienanlage', 'รีสอร์ท|พูลวิลล่า|สระว่ายน้ำ|มีสระ'],
  spa: ['mát[- ]?xa|xông hơi|pijat|urut\\b', 'นวด|สปา|โยคะ'],
  'water-sports': [
    'chèo (?:thuyền|sup|kayak)|caiaque|arung jeram|(?:stand[- ]up[- ]?)?paddeln|segeln',
    'คายัค|พายเรือ|ล่องแก่ง|เจ็[ตท]สกี|กีฬาทางน้ำ',
  ],
  hiking: [
    'leo núi|đi bộ đường dài|trilhas?\\b|montanha(?!-|\\s?russa)|(?:men)?daki|gunung|wander(?:n|ung|weg)|berge\\b|bergtour',
    'เดินป่า|ปีนเขา|เดินเขา|เทรค',
  ],
  cycling: ['đạp xe|xe đạp|basikal|(?:ber)?sepeda|radfahr|radtour|fahrrad', 'จักรยาน'],
  extreme: ['nhảy dù|dù lượn|fallschirm', 'บันจี้|ซิปไลน์|พาราไกลด์|ร่มร่อน|กระโดดร่ม'],
  wildlife: [
    'động vật|sở thú|thủy cung|hải cẩu|bichos|haiwan|zoologi|kebun binatang|tierpark',
    'สวนสัตว์|สัตว์ป่า|ดูสัตว์|(?<!เกาะ)ช้าง|แพนด้า|เพนกวิน|โลมา|อควาเรียม',
  ],
  festival: ['lễ hội|pháo hoa|festas? (?:junina|popular)', 'เทศกาล(?!สงกรานต์)|ดอกไม้ไฟ|ลอยกระทง'],
  wine: ['rượu vang|vinhos?\\b|vinícola|wein(?:e?\\b|gut|berg)', 'ไวน์|ไร่องุ่น'],
  drinks: ['brauerei', 'โรงเบียร์'],
  nightlife: [
    'nhậu|quẩy|bia\\b|phố tây|baladas?\\b|barzinho|cerveja|feiern\\b|kneipe|bier\\b',
    'ผับ|(?<!ดิน)บาร์(?!บี)|คลับ|ปาร์ตี้|เที่ยวกลางคืน|คาราโอเกะ|คอนเสิร์ต',
  ],
  'night-market': ['chợ đêm|pasar malam|nachtmarkt', 'ตลาดกลางคืน|ตลาดโต้รุ่ง|ถนนคนเดิน'],
  'night-view': ['cảnh đêm|về đêm', 'วิวกลางคืน|รูฟท็อป'],
  cafe: ['cà phê|cafes?\\b|kopi\\b|kaffee', 'คาเฟ่|กาแฟ|ขนมหวาน'],
  shopping: [
    'mua sắm|mỹ phẩm|săn sale|belanja|(?:mem)?beli[- ]belah|einkauf',
    'ช้?[็]?อปปิ้?ง|ช้อป|ซื้อของ|ของฝาก|เอาท์เล็[ตท]',
  ],
  seafood: ['hải sản|frutos do mar|makanan laut|meeresfr', 'กินปู|ซีฟู้ด|อาหารทะเล'],
  vegan: ['(?:ăn|đồ|quán) chay', 'มังสวิรัติ|วีแกน|อาหารเจ|กินเจ'],
  food: [
    'ăn\\b|ẩm thực|món (?:ngon|địa phương)|quán ngon|makan|kuliner|sedap\\b|enak\\b|pratos? t[íi]pic|churrasco|parrilla|essen\\b|kulinari',
    'ของกิน|อาหาร|สตรีทฟู้ด|ของอร่อย|ร้านอร่อย|บุฟเฟ่ต์',
  ],
  museum: ['bảo tàng|triển lãm|museus?\\b|muzium|ausstellung|kunst\\b', 'พิพิธภัณฑ์|นิทรรศการ|ศิลปะ'],
  history: [
    'lịch sử|chùa|đền\\b|phố cổ|cổ kính|di tích|cố đô|hist[óo]ri[ac]|igrejas?\\b|castelos?\\b|candi\\b|sejarah|altstadt|schl[oö]ss|burg(?:en)?\\b|geschicht',
    '(?<!ห)วัด|ประวัติศาสตร์|โบราณ|เมืองเก่า|ปราสาท',
  ],
  family: [
    'trẻ (?:em|con|nhỏ)|bé \\d|các bé|gia đình|con nhỏ|crianças?|filh[oa]s?\\b|kanak|anak(?:-anak)?\\b|keluarga|kinder\\b|familie',
    'เด็ก|พาลูก|มีลูก|ครอบครัว|หลาน',
  ],
  photography: ['chụp (?:hình|ảnh)|sống ảo', 'ถ่ายรูป|ถ่ายภาพ|รูปสวย'],
  scenery: [
    'thiên nhiên|thác\\b|hồ(?! bơi| chí)\\b|rừng|cảnh đẹp|ngắm cảnh|phong cảnh|săn mây|cắm trại|ruộng bậc thang|hoàng hôn|bình minh|natureza|paisage[mn]|vistas? bonit|mirante|cachoeira|p[ôo]r do sol|alam\\b|pemandangan|air terjun|sawah|natur\\b|landschaft|wasserf[aä]ll',
    'ธรรมชาติ|วิวสวย|น้ำตก|ทะเลสาบ|ทะเลหมอก|ดอกไม้|แคมป์|กางเต็นท์|ดูดาว|พระอาทิตย์|ภูเขา',
  ],
  'city-walk': ['dạo phố|phố đi bộ|passear pela|jalan-jalan|bummeln', 'เดินเล่น|เดินเมือง'],
  relax: [
    'nghỉ ngơi|thư giãn|chữa lành|yên tĩnh|xả stress|sossego|santai|bersantai|tenang|entspann|erhol|ausruhen',
    'พักผ่อน|ชิล|ผ่อนคลาย|เงียบ|สโลว์ไลฟ์',
  ],
};
