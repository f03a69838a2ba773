import type { Landmark } from '#shared/scene/landmark.ts';
import { aegeanAToG } from '#shared/scene/landmarks/aegean/a-g.ts';
import { aegeanHToM } from '#shared/scene/landmarks/aegean/h-m.ts';
import { aegeanPToS } from '#shared/scene/landmarks/aegean/p-s.ts';
import { africaAToC } from '#shared/scene/landmarks/africa/a-c.ts';
import { africaDToJ } from '#shared/scene/landmarks/africa/d-j.ts';
import { africaKToM } from '#shared/scene/landmarks/africa/k-m.ts';
import { africaNToZ } from '#shared/scene/landmarks/africa/n-z.ts';
import { alpsBToI } from '#shared/scene/landmarks/alps/b-i.ts';
import { alpsKToS } from '#shared/scene/landmarks/alps/k-s.ts';
import { alpsVToZ } from '#shared/scene/landmarks/alps/v-z.ts';
import { arabia } from '#shared/scene/landmarks/arabia.ts';
import { australiaAToD } from '#shared/scene/landmarks/australia/a-d.ts';
import { australiaEToM } from '#shared/scene/landmarks/australia/e-m.ts';
import { australiaPToY } from '#shared/scene/landmarks/australia/p-y.ts';
import { baltic } from '#shared/scene/landmarks/baltic.ts';
import { britainBToI } from '#shared/scene/landmarks/britain/b-i.ts';
import { britainKToS } from '#shared/scene/landmarks/britain/k-s.ts';
import { canadaBToM } from '#shared/scene/landmarks/canada/b-m.ts';
import { canadaNToY } from '#shared/scene/landmarks/canada/n-y.ts';
import { caribbeanGToN } from '#shared/scene/landmarks/caribbean/g-n.ts';
import { caribbeanPToV } from '#shared/scene/landmarks/caribbean/p-v.ts';
import { caucasus } from '#shared/scene/landmarks/caucasus.ts';
import { centralAsiaAToK } from '#shared/scene/landmarks/central-asia/a-k.ts';
import { centralAsiaSToU } from '#shared/scene/landmarks/central-asia/s-u.ts';
import { centralEuropeB } from '#shared/scene/landmarks/central-europe/b.ts';
import { centralEuropeCToL } from '#shared/scene/landmarks/central-europe/c-l.ts';
import { centralEuropePToS } from '#shared/scene/landmarks/central-europe/p-s.ts';
import { centralEuropeVToZ } from '#shared/scene/landmarks/central-europe/v-z.ts';
import { chinaBToC } from '#shared/scene/landmarks/china/b-c.ts';
import { chinaDToG } from '#shared/scene/landmarks/china/d-g.ts';
import { chinaH } from '#shared/scene/landmarks/china/h.ts';
import { chinaJToM } from '#shared/scene/landmarks/china/j-m.ts';
import { chinaNToS } from '#shared/scene/landmarks/china/n-s.ts';
import { chinaTToW } from '#shared/scene/landmarks/china/t-w.ts';
import { chinaXToZ } from '#shared/scene/landmarks/china/x-z.ts';
import { egypt } from '#shared/scene/landmarks/egypt.ts';
import { franceAToL } from '#shared/scene/landmarks/france/a-l.ts';
import { franceMToV } from '#shared/scene/landmarks/france/m-v.ts';
import { germanyBToF } from '#shared/scene/landmarks/germany/b-f.ts';
import { germanyGToR } from '#shared/scene/landmarks/germany/g-r.ts';
import { iberiaAToF } from '#shared/scene/landmarks/iberia/a-f.ts';
import { iberiaGToM } from '#shared/scene/landmarks/iberia/g-m.ts';
import { iberiaPToS } from '#shared/scene/landmarks/iberia/p-s.ts';
import { iberiaTToV } from '#shared/scene/landmarks/iberia/t-v.ts';
import { indianOcean } from '#shared/scene/landmarks/indian-ocean.ts';
import { indonesiaBToK } from '#shared/scene/landmarks/indonesia/b-k.ts';
import { indonesiaLToY } from '#shared/scene/landmarks/indonesia/l-y.ts';
import { islands } from '#shared/scene/landmarks/islands.ts';
import { italyAToC } from '#shared/scene/landmarks/italy/a-c.ts';
import { italyFToP } from '#shared/scene/landmarks/italy/f-p.ts';
import { italyRToV } from '#shared/scene/landmarks/italy/r-v.ts';
import { japanAToF } from '#shared/scene/landmarks/japan/a-f.ts';
import { japanH } from '#shared/scene/landmarks/japan/h.ts';
import { japanIToK } from '#shared/scene/landmarks/japan/i-k.ts';
import { japanM } from '#shared/scene/landmarks/japan/m.ts';
import { japanN } from '#shared/scene/landmarks/japan/n.ts';
import { japanOToS } from '#shared/scene/landmarks/japan/o-s.ts';
import { japanT } from '#shared/scene/landmarks/japan/t.ts';
import { japanUToY } from '#shared/scene/landmarks/japan/u-y.ts';
import { koreaAToC } from '#shared/scene/landmarks/korea/a-c.ts';
import { koreaDToG } from '#shared/scene/landmarks/korea/d-g.ts';
import { koreaHToM } from '#shared/scene/landmarks/korea/h-m.ts';
import { koreaNToS } from '#shared/scene/landmarks/korea/n-s.ts';
import { koreaTToY } from '#shared/scene/landmarks/korea/t-y.ts';
import { lowCountries } from '#shared/scene/landmarks/low-countries.ts';
import { malaysiaBToK } from '#shared/scene/landmarks/malaysia/b-k.ts';
import { malaysiaLToS } from '#shared/scene/landmarks/malaysia/l-s.ts';
import { mekong } from '#shared/scene/landmarks/mekong.ts';
import { mexicoCToM } from '#shared/scene/landmarks/mexico/c-m.ts';
import { mexicoOToT } from '#shared/scene/landmarks/mexico/o-t.ts';
import { nearHomeChina } from '#shared/scene/landmarks/near-home-cn.ts';
import { nearHomeUs } from '#shared/scene/landmarks/near-home-us.ts';
import { nearHomeJapan } from '#shared/scene/landmarks/near-home-jp.ts';
import { nearHomeKr } from '#shared/scene/landmarks/near-home-kr.ts';
import { nearHomeSea } from '#shared/scene/landmarks/near-home-sea.ts';
import { newZealand } from '#shared/scene/landmarks/new-zealand.ts';
import { nordicAToH } from '#shared/scene/landmarks/nordic/a-h.ts';
import { nordicLToT } from '#shared/scene/landmarks/nordic/l-t.ts';
import { pacificBToN } from '#shared/scene/landmarks/pacific/b-n.ts';
import { pacificPToT } from '#shared/scene/landmarks/pacific/p-t.ts';
import { philippinesAToC } from '#shared/scene/landmarks/philippines/a-c.ts';
import { philippinesDToM } from '#shared/scene/landmarks/philippines/d-m.ts';
import { philippinesPToS } from '#shared/scene/landmarks/philippines/p-s.ts';
import { southAmericaAToC } from '#shared/scene/landmarks/south-america/a-c.ts';
import { southAmericaEToL } from '#shared/scene/landmarks/south-america/e-l.ts';
import { southAmericaM } from '#shared/scene/landmarks/south-america/m.ts';
import { southAmericaP } from '#shared/scene/landmarks/south-america/p.ts';
import { southAmericaQToS } from '#shared/scene/landmarks/south-america/q-s.ts';
import { southAmericaTToU } from '#shared/scene/landmarks/south-america/t-u.ts';
import { southAsiaAToG } from '#shared/scene/landmarks/south-asia/a-g.ts';
import { southAsiaJToL } from '#shared/scene/landmarks/south-asia/j-l.ts';
import { southAsiaMToV } from '#shared/scene/landmarks/south-asia/m-v.ts';
import { taiwanCToN } from '#shared/scene/landmarks/taiwan/c-n.ts';
import { taiwanPToT } from '#shared/scene/landmarks/taiwan/p-t.ts';
import { thailandAToH } from '#shared/scene/landmarks/thailand/a-h.ts';
import { thailandK } from '#shared/scene/landmarks/thailand/k.ts';
import { thailandPToT } from '#shared/scene/landmarks/thailand/p-t.ts';
import { unitedStatesAToB } from '#shared/scene/landmarks/united-states/a-b.ts';
import { unitedStatesCToG } from '#shared/scene/landmarks/united-states/c-g.ts';
import { unitedStatesHToK } from '#shared/scene/landmarks/united-states/h-k.ts';
import { unitedStatesLToM } from '#shared/scene/landmarks/united-states/l-m.ts';
import { unitedStatesNToP } from '#shared/scene/landmarks/united-states/n-p.ts';
import { unitedStatesSToW } from '#shared/scene/landmarks/united-states/s-w.ts';
import { vietnamCToH } from '#shared/scene/landmarks/vietnam/c-h.ts';
import { vietnamNToV } from '#shared/scene/landmarks/vietnam/n-v.ts';

/** Every city with a drawing of its own. */
export const landmarks: Readonly<Partial<Record<string, Landmark>>> = {
  ...aegeanAToG,
  ...aegeanHToM,
  ...aegeanPToS,
  ...africaAToC,
  ...africaDToJ,
  ...africaKToM,
  ...africaNToZ,
  ...alpsBToI,
  ...alpsKToS,
  ...alpsVToZ,
  ...arabia,
  ...australiaAToD,
  ...australiaEToM,
  ...australiaPToY,
  ...baltic,
  ...britainBToI,
  ...britainKToS,
  ...canadaBToM,
  ...canadaNToY,
  ...caribbeanGToN,
  ...caribbeanPToV,
  ...caucasus,
  ...centralAsiaAToK,
  ...centralAsiaSToU,
  ...centralEuropeB,
  ...centralEuropeCToL,
  ...centralEuropePToS,
  ...centralEuropeVToZ,
  ...chinaBToC,
  ...chinaDToG,
  ...chinaH,
  ...chinaJToM,
  ...chinaNToS,
  ...chinaTToW,
  ...chinaXToZ,
  ...egypt,
  ...franceAToL,
  ...franceMToV,
  ...germanyBToF,
  ...germanyGToR,
  ...iberiaAToF,
  ...iberiaGToM,
  ...iberiaPToS,
  ...iberiaTToV,
  ...indianOcean,
  ...indonesiaBToK,
  ...indonesiaLToY,
  ...islands,
  ...italyAToC,
  ...italyFToP,
  ...italyRToV,
  ...japanAToF,
  ...japanH,
  ...japanIToK,
  ...japanM,
  ...japanN,
  ...japanOToS,
  ...japanT,
  ...japanUToY,
  ...koreaAToC,
  ...koreaDToG,
  ...koreaHToM,
  ...koreaNToS,
  ...koreaTToY,
  ...lowCountries,
  ...malaysiaBToK,
  ...malaysiaLToS,
  ...mekong,
  ...mexicoCToM,
  ...mexicoOToT,
  ...nearHomeChina,
  ...nearHomeUs,
  ...nearHomeJapan,
  ...nearHomeKr,
  ...nearHomeSea,
  ...newZealand,
  ...nordicAToH,
  ...nordicLToT,
  ...pacificBToN,
  ...pacificPToT,
  ...philippinesAToC,
  ...philippinesDToM,
  ...philippinesPToS,
  ...southAmericaAToC,
  ...southAmericaEToL,
  ...southAmericaM,
  ...southAmericaP,
  ...southAmericaQToS,
  ...southAmericaTToU,
  ...southAsiaAToG,
  ...southAsiaJToL,
  ...southAsiaMToV,
  ...taiwanCToN,
  ...taiwanPToT,
  ...thailandAToH,
  ...thailandK,
  ...thailandPToT,
  ...unitedStatesAToB,
  ...unitedStatesCToG,
  ...unitedStatesHToK,
  ...unitedStatesLToM,
  ...unitedStatesNToP,
  ...unitedStatesSToW,
  ...vietnamCToH,
  ...vietnamNToV,
};
