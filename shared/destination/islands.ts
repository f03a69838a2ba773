/**
 * Cities on islands without a bridge or a tunnel, by id: between two islands, or an island and the mainland, nobody goes by road. The main islands
 * of Japan and what bridges join to them count as mainland; the islands of the Philippines and Indonesia are told apart.
 */
const islands: Readonly<Record<string, string>> = {
  'south-korea/jeju': 'jeju',
  'south-korea/ulleung': 'ulleung',
  'japan/tsushima': 'tsushima',
  'japan/yakushima': 'yakushima',
  'japan/naha': 'okinawa',
  'japan/onna': 'okinawa',
  'japan/ishigaki': 'ishigaki',
  'japan/miyakojima': 'miyako',
  'taiwan/penghu': 'penghu',
  'thailand/ko-samui': 'samui',
  'thailand/ko-tao': 'tao',
  'vietnam/phu-quoc': 'phu-quoc',
  'vietnam/con-dao': 'con-dao',
  'malaysia/langkawi': 'langkawi',
  'malaysia/kota-kinabalu': 'borneo',
  'malaysia/kuching': 'borneo',
  'malaysia/semporna': 'borneo',
  'indonesia/kuta': 'bali',
  'indonesia/ubud': 'bali',
  'indonesia/senggigi': 'lombok',
  'indonesia/labuan-bajo': 'flores',
  'indonesia/batam': 'batam',
  'indonesia/bintan': 'bintan',
  'indonesia/medan': 'sumatra',
  'indonesia/manado': 'sulawesi',
  'indonesia/sorong': 'papua',
  'philippines/cebu': 'cebu',
  'philippines/moalboal': 'cebu',
  'philippines/boracay': 'boracay',
  'philippines/panglao': 'bohol',
  'philippines/puerto-princesa': 'palawan',
  'philippines/el-nido': 'palawan',
  'philippines/coron': 'coron',
  'philippines/siargao': 'siargao',
  'philippines/dumaguete': 'negros',
  'philippines/davao': 'mindanao',
  'philippines/puerto-galera': 'mindoro',
  'united-states/honolulu': 'oahu',
  'united-states/kihei': 'maui',
  'united-states/kailua-kona': 'hawaii',
  'united-states/kauai': 'kauai',
  'china/sanya': 'hainan',
  'china/haikou': 'hainan',
};

/** `undefined`: on the mainland, as far as this table knows. */
export const islandOf = (cityId: string | undefined): string | undefined =>
  cityId === undefined ? undefined : islands[cityId];
