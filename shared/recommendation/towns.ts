import type { Coords } from '#shared/destination/flight.ts';
import type { MainOrigin, OriginCountry } from '#shared/travel/options.ts';

/**
 * A town where people live that is no city of the catalogue: where it lies, and the airport that they would use.
 * Degrees to a tenth.
 */
interface Town {
  names: readonly string[];
  airport: string;
  coords: Coords;
}

const town = (names: string, airport: string, lat: number, lng: number): Town => ({
  names: names.split('|'),
  airport,
  coords: { lat, lng },
});

/** Names as people write them in the survey's airport field, folded (small letters). */
const towns: Readonly<Record<MainOrigin, readonly Town[]>> = {
  KR: [
    town('세종|sejong', 'CJJ', 36.5, 127.3),
    town('청주|cheongju', 'CJJ', 36.6, 127.5),
    town('천안|cheonan|아산|asan', 'ICN', 36.8, 127.1),
    town('평택|pyeongtaek|안성', 'ICN', 37.0, 127.1),
    town('성남|분당|판교|seongnam|bundang', 'ICN', 37.4, 127.1),
    town('용인|yongin|수지|동탄|화성|오산', 'ICN', 37.2, 127.1),
    town('고양|일산|goyang|ilsan', 'ICN', 37.7, 126.8),
    town('부천|bucheon|김포시|시흥|안산|ansan|광명', 'ICN', 37.5, 126.8),
    town('안양|군포|의왕|과천|anyang', 'ICN', 37.4, 126.9),
    town('의정부|남양주|구리|하남|양주|uijeongbu', 'ICN', 37.7, 127.1),
    town('원주|wonju', 'WJU', 37.3, 127.9),
    town('충주|chungju|제천', 'CJJ', 37.0, 127.9),
    town('익산|iksan|전북', 'KUV', 35.9, 127.0),
    town('순천시|광양|gwangyang', 'RSU', 34.9, 127.6),
    town('창원|마산|진해|changwon|김해시', 'PUS', 35.2, 128.7),
    town('진주|jinju|사천', 'HIN', 35.2, 128.1),
    town('양산|yangsan', 'PUS', 35.3, 129.0),
    town('구미|gumi|김천', 'TAE', 36.1, 128.3),
    town('경산|영천', 'TAE', 35.8, 128.7),
    town('서귀포|seogwipo', 'CJU', 33.3, 126.6),
  ],
  JP: [
    town('千葉|chiba|船橋|柏', 'NRT', 35.6, 140.1),
    town('埼玉|さいたま|大宮|saitama|川越|浦和', 'HND', 35.9, 139.6),
    town('川崎|kawasaki', 'HND', 35.5, 139.7),
    town('八王子|立川|多摩', 'HND', 35.7, 139.3),
    town('宇都宮|栃木|utsunomiya', 'HND', 36.6, 139.9),
    town('前橋|高崎|群馬|takasaki', 'HND', 36.3, 139.0),
    town('水戸|茨城|つくば|mito|tsukuba', 'NRT', 36.4, 140.5),
    town('甲府|山梨|kofu', 'HND', 35.7, 138.6),
    town('浜松|hamamatsu', 'NGO', 34.7, 137.7),
    town('豊橋|岡崎|豊田|toyota', 'NGO', 35.0, 137.2),
    town('岐阜|gifu', 'NGO', 35.4, 136.8),
    town('津|三重|四日市|mie', 'NGO', 34.7, 136.5),
    town('大津|滋賀|otsu|shiga', 'KIX', 35.0, 135.9),
    town('和歌山|wakayama', 'KIX', 34.2, 135.2),
    town('堺|sakai|岸和田', 'KIX', 34.6, 135.5),
    town('福井|fukui', 'KMQ', 36.1, 136.2),
    town('富山|toyama', 'TOY', 36.7, 137.2),
    town('新潟|niigata', 'KIJ', 37.9, 139.0),
    town('福島|郡山|fukushima', 'FKS', 37.4, 140.4),
    town('山形|yamagata', 'GAJ', 38.2, 140.3),
    town('秋田|akita', 'AXT', 39.7, 140.1),
    town('盛岡|岩手|morioka', 'HNA', 39.7, 141.1),
    town('山口|下関|yamaguchi', 'UBJ', 34.2, 131.5),
    town('鳥取|tottori', 'TTJ', 35.5, 134.2),
    town('高知|kochi', 'KCZ', 33.6, 133.5),
    town('大分|oita', 'OIT', 33.2, 131.6),
    town('佐賀|saga', 'HSG', 33.2, 130.3),
    town('久留米|kurume', 'FUK', 33.3, 130.5),
    town('帯広|obihiro', 'OBO', 42.9, 143.2),
    town('釧路|kushiro', 'KUH', 43.0, 144.4),
  ],
  US: [
    town('nyc|new jersey|nj|jersey city|newark|long island|hoboken', 'JFK', 40.7, -74.0),
    town('westchester|stamford|connecticut|new haven|hartford', 'JFK', 41.3, -72.9),
    town('philadelphia|philly', 'PHL', 40.0, -75.2),
    town('baltimore|maryland', 'BWI', 39.3, -76.6),
    town('dc|washington dc|washington, dc|arlington|northern virginia', 'IAD', 38.9, -77.0),
    town('pittsburgh', 'PIT', 40.4, -80.0),
    town('cleveland|ohio', 'CLE', 41.5, -81.7),
    town('columbus', 'CMH', 40.0, -83.0),
    town('detroit|ann arbor|michigan', 'DTW', 42.3, -83.1),
    town('minneapolis|twin cities|st paul|minnesota', 'MSP', 45.0, -93.3),
    town('milwaukee|madison|wisconsin', 'MKE', 43.0, -87.9),
    town('indianapolis', 'IND', 39.8, -86.2),
    town('st louis|saint louis|st. louis', 'STL', 38.6, -90.2),
    town('kansas city', 'MCI', 39.1, -94.6),
    town('nashville', 'BNA', 36.2, -86.8),
    town('memphis', 'MEM', 35.1, -90.0),
    town('atlanta', 'ATL', 33.7, -84.4),
    town('charlotte', 'CLT', 35.2, -80.8),
    town('raleigh|durham|chapel hill|north carolina', 'RDU', 35.8, -78.6),
    town('tampa|st petersburg', 'TPA', 28.0, -82.5),
    town('fort lauderdale|ft lauderdale', 'FLL', 26.1, -80.1),
    town('jacksonville', 'JAX', 30.3, -81.7),
    town('dallas|fort worth|texas', 'DFW', 32.8, -96.8),
    town('houston', 'IAH', 29.8, -95.4),
    town('san antonio', 'SAT', 29.4, -98.5),
    town('salt lake city|slc|utah', 'SLC', 40.8, -111.9),
    town('phoenix|tempe|mesa|arizona', 'PHX', 33.4, -112.1),
    town('tucson', 'PHX', 32.2, -111.0),
    town('portland', 'PDX', 45.5, -122.7),
    town('sacramento', 'SMF', 38.6, -121.5),
    town('san jose|oakland|berkeley|bay area|palo alto|silicon valley', 'SFO', 37.5, -122.1),
    town('orange county|irvine|anaheim|pasadena|long beach', 'LAX', 33.8, -117.9),
    town('reno', 'RNO', 39.5, -119.8),
  ],
  CN: [
    town('武汉|武漢|wuhan', 'WUH', 30.6, 114.3),
    town('长沙|changsha', 'CSX', 28.2, 112.9),
    town('郑州|zhengzhou', 'CGO', 34.7, 113.6),
    town('合肥|hefei', 'NKG', 31.8, 117.2),
    town('南昌|nanchang', 'CSX', 28.7, 115.9),
    town('济南|jinan', 'TNA', 36.7, 117.1),
    town('石家庄|shijiazhuang', 'PEK', 38.0, 114.5),
    town('太原|taiyuan', 'TYN', 37.9, 112.5),
    town('福州|fuzhou', 'FOC', 26.1, 119.3),
    town('宁波|ningbo', 'NGB', 29.9, 121.6),
    town('温州|wenzhou', 'WNZ', 28.0, 120.7),
    town('无锡|常州|wuxi', 'NKG', 31.5, 120.3),
    town('佛山|东莞|foshan|dongguan', 'CAN', 23.0, 113.4),
    town('珠海|中山|zhuhai', 'CAN', 22.3, 113.5),
    town('南宁|nanning', 'NNG', 22.8, 108.4),
    town('贵阳|guiyang', 'KWE', 26.6, 106.7),
    town('兰州|lanzhou', 'LHW', 36.1, 103.8),
    town('长春|changchun', 'CGQ', 43.9, 125.3),
    town('西宁|xining', 'LHW', 36.6, 101.8),
  ],
  TW: [
    town('新北|板橋|new taipei|淡水', 'TPE', 25.0, 121.5),
    town('桃園|桃园|中壢|taoyuan', 'TPE', 25.0, 121.3),
    town('新竹|hsinchu|竹北', 'TPE', 24.8, 121.0),
    town('基隆|keelung', 'TPE', 25.1, 121.7),
    town('宜蘭|宜兰|yilan', 'TPE', 24.8, 121.8),
    town('苗栗|miaoli', 'RMQ', 24.6, 120.8),
    town('彰化|changhua|雲林|yunlin', 'RMQ', 24.1, 120.5),
    town('屏東|屏东|pingtung', 'KHH', 22.7, 120.5),
  ],
  TH: [
    town('nonthaburi|นนทบุรี|pathum thani|samut prakan', 'BKK', 13.9, 100.5),
    town('chonburi|ชลบุรี|si racha|sriracha', 'BKK', 13.4, 101.0),
    town('rayong|ระยอง', 'UTP', 12.7, 101.3),
    town('nakhon ratchasima|korat|โคราช', 'BKK', 15.0, 102.1),
    town('khon kaen|ขอนแก่น', 'KKC', 16.4, 102.8),
    town('udon thani|udon|อุดรธานี', 'UTH', 17.4, 102.8),
    town('ubon|ubon ratchathani|อุบล', 'UBP', 15.2, 104.9),
    town('hat yai|songkhla|หาดใหญ่', 'HDY', 7.0, 100.5),
    town('surat thani|สุราษฎร์', 'URT', 9.1, 99.3),
    town('phitsanulok|พิษณุโลก', 'PHS', 16.8, 100.3),
  ],
  SG: [],
  VN: [
    town('hai phong|haiphong|hải phòng', 'HPH', 20.9, 106.7),
    town('bac ninh|bắc ninh|hai duong|hưng yên', 'HAN', 21.1, 106.1),
    town('thai nguyen|thái nguyên', 'HAN', 21.6, 105.8),
    town('nam dinh|nam định|thai binh', 'HAN', 20.4, 106.2),
    town('thanh hoa|thanh hóa', 'HAN', 19.8, 105.8),
    town('vinh|nghệ an|nghe an', 'VII', 18.7, 105.7),
    town('bien hoa|biên hòa|dong nai|đồng nai', 'SGN', 10.9, 106.8),
    town('binh duong|bình dương|thu dau mot', 'SGN', 11.0, 106.7),
    town('buon ma thuot|buôn ma thuột|dak lak', 'BMV', 12.7, 108.0),
    town('pleiku|gia lai', 'PXU', 14.0, 108.0),
  ],
};

/** The towns of a country that the editors have read. */
export const townsOf = (country: OriginCountry): readonly Town[] => towns[country as MainOrigin] ?? [];

/** What people call an airport beside its name, and parts of the city that it serves. */
const nicknames: Readonly<Record<MainOrigin, readonly (readonly [names: string, airport: string])[]>> = {
  KR: [['강남|강북|잠실|홍대|여의도|신촌|gangnam|hongdae', 'ICN']],
  JP: [
    ['関空|梅田|難波|なんば', 'KIX'],
    ['セントレア|centrair|名駅', 'NGO'],
    ['新宿|渋谷|池袋|品川|上野|銀座|秋葉原|吉祥寺|世田谷|shinjuku|shibuya', 'HND'],
    ['博多|天神|hakata', 'FUK'],
  ],
  US: [['brooklyn|queens|bronx|manhattan', 'JFK']],
  CN: [
    ['浦东|虹[桥橋]|徐汇|静安|pudong|hongqiao', 'PVG'],
    ['朝阳|海淀|大兴|首都', 'PEK'],
  ],
  TW: [['西門|信義', 'TPE']],
  TH: [['สุวรรณภูมิ|sukhumvit|silom', 'BKK']],
  SG: [],
  VN: [
    ['quận [1-9]|thủ đức|tân sơn nhất', 'SGN'],
    ['cầu giấy|nội bài', 'HAN'],
  ],
};

/** The airport that a nickname of it means, or of a part of its city. */
export const airportNicknamed = (country: OriginCountry, text: string): string | undefined =>
  nicknames[country as MainOrigin]?.find(([names]) => new RegExp(`^(?:${names})$`, 'u').test(text))?.[1];
