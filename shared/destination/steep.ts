/**
 * Cities whose sights lie on stairs, steep lanes or mountain paths, by id: for whoever cannot climb. Only what is known
 * for it; a city that is missing is not said to be level.
 */
export const steepCities: ReadonlySet<string> = new Set([
  'china/chongqing',
  'china/zhangjiajie',
  'china/huangshan',
  'china/taian',
  'china/lhasa',
  'croatia/dubrovnik',
  'greece/santorini',
  'greece/meteora',
  'greece/mykonos',
  'italy/amalfi',
  'italy/cinque-terre',
  'italy/capri',
  'portugal/lisbon',
  'portugal/porto',
  'austria/hallstatt',
  'turkiye/goreme',
  'peru/cusco',
  'peru/machu-picchu',
  'nepal/pokhara',
  'japan/nagasaki',
  'japan/yakushima',
  'morocco/chefchaouen',
]);
export const isSteep = (cityId: string): boolean => steepCities.has(cityId);
