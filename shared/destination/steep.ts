/**
 * Cities whose sights lie on stairs, steep lanes or mountain paths, by id: for whoever cannot climb. Only what is known for it; a city that is
 * missing is not said to be level.
 */
const steep: ReadonlySet<string> = new Set([
  'china/chongqing',
  'china/zhangjiajie',
  'china/huangshan',
  'china/tai-an',
  'china/lhasa',
  'croatia/dubrovnik',
  'greece/santorini',
  'greece/meteora',
  'greece/mykonos',
  'italy/amalfi',
  'italy/positano',
  'italy/cinque-terre',
  'italy/capri',
  'italy/matera',
  'portugal/lisbon',
  'portugal/porto',
  'portugal/sintra',
  'austria/hallstatt',
  'turkiye/goreme',
  'peru/cusco',
  'peru/machu-picchu',
  'nepal/pokhara',
  'japan/nagasaki',
  'japan/yakushima',
  'morocco/chefchaouen',
  'taiwan/jiufen',
]);
export const isSteep = (cityId: string): boolean => steep.has(cityId);
