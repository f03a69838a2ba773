// Written by `npm run catalogue -- build`: static imports, so that the bundled server carries the places.
import AD from '#shared/destination/catalogue/places/AD.json' with { type: 'json' };
import AE from '#shared/destination/catalogue/places/AE.json' with { type: 'json' };
import AM from '#shared/destination/catalogue/places/AM.json' with { type: 'json' };
import AR from '#shared/destination/catalogue/places/AR.json' with { type: 'json' };
import AT from '#shared/destination/catalogue/places/AT.json' with { type: 'json' };
import AU from '#shared/destination/catalogue/places/AU.json' with { type: 'json' };
import AZ from '#shared/destination/catalogue/places/AZ.json' with { type: 'json' };
import BE from '#shared/destination/catalogue/places/BE.json' with { type: 'json' };
import BG from '#shared/destination/catalogue/places/BG.json' with { type: 'json' };
import BN from '#shared/destination/catalogue/places/BN.json' with { type: 'json' };
import BO from '#shared/destination/catalogue/places/BO.json' with { type: 'json' };
import BQ from '#shared/destination/catalogue/places/BQ.json' with { type: 'json' };
import BR from '#shared/destination/catalogue/places/BR.json' with { type: 'json' };
import BS from '#shared/destination/catalogue/places/BS.json' with { type: 'json' };
import BT from '#shared/destination/catalogue/places/BT.json' with { type: 'json' };
import BZ from '#shared/destination/catalogue/places/BZ.json' with { type: 'json' };
import CA from '#shared/destination/catalogue/places/CA.json' with { type: 'json' };
import CH from '#shared/destination/catalogue/places/CH.json' with { type: 'json' };
import CK from '#shared/destination/catalogue/places/CK.json' with { type: 'json' };
import CL from '#shared/destination/catalogue/places/CL.json' with { type: 'json' };
import CN from '#shared/destination/catalogue/places/CN.json' with { type: 'json' };
import CO from '#shared/destination/catalogue/places/CO.json' with { type: 'json' };
import CR from '#shared/destination/catalogue/places/CR.json' with { type: 'json' };
import CU from '#shared/destination/catalogue/places/CU.json' with { type: 'json' };
import CY from '#shared/destination/catalogue/places/CY.json' with { type: 'json' };
import CZ from '#shared/destination/catalogue/places/CZ.json' with { type: 'json' };
import DE from '#shared/destination/catalogue/places/DE.json' with { type: 'json' };
import DK from '#shared/destination/catalogue/places/DK.json' with { type: 'json' };
import DO from '#shared/destination/catalogue/places/DO.json' with { type: 'json' };
import EC from '#shared/destination/catalogue/places/EC.json' with { type: 'json' };
import EE from '#shared/destination/catalogue/places/EE.json' with { type: 'json' };
import EG from '#shared/destination/catalogue/places/EG.json' with { type: 'json' };
import ES from '#shared/destination/catalogue/places/ES.json' with { type: 'json' };
import FI from '#shared/destination/catalogue/places/FI.json' with { type: 'json' };
import FJ from '#shared/destination/catalogue/places/FJ.json' with { type: 'json' };
import FM from '#shared/destination/catalogue/places/FM.json' with { type: 'json' };
import FR from '#shared/destination/catalogue/places/FR.json' with { type: 'json' };
import GB from '#shared/destination/catalogue/places/GB.json' with { type: 'json' };
import GE from '#shared/destination/catalogue/places/GE.json' with { type: 'json' };
import GR from '#shared/destination/catalogue/places/GR.json' with { type: 'json' };
import GT from '#shared/destination/catalogue/places/GT.json' with { type: 'json' };
import GU from '#shared/destination/catalogue/places/GU.json' with { type: 'json' };
import HK from '#shared/destination/catalogue/places/HK.json' with { type: 'json' };
import HN from '#shared/destination/catalogue/places/HN.json' with { type: 'json' };
import HR from '#shared/destination/catalogue/places/HR.json' with { type: 'json' };
import HU from '#shared/destination/catalogue/places/HU.json' with { type: 'json' };
import ID from '#shared/destination/catalogue/places/ID.json' with { type: 'json' };
import IE from '#shared/destination/catalogue/places/IE.json' with { type: 'json' };
import IN from '#shared/destination/catalogue/places/IN.json' with { type: 'json' };
import IS from '#shared/destination/catalogue/places/IS.json' with { type: 'json' };
import IT from '#shared/destination/catalogue/places/IT.json' with { type: 'json' };
import JM from '#shared/destination/catalogue/places/JM.json' with { type: 'json' };
import JO from '#shared/destination/catalogue/places/JO.json' with { type: 'json' };
import JP from '#shared/destination/catalogue/places/JP.json' with { type: 'json' };
import KE from '#shared/destination/catalogue/places/KE.json' with { type: 'json' };
import KG from '#shared/destination/catalogue/places/KG.json' with { type: 'json' };
import KH from '#shared/destination/catalogue/places/KH.json' with { type: 'json' };
import KR from '#shared/destination/catalogue/places/KR.json' with { type: 'json' };
import KY from '#shared/destination/catalogue/places/KY.json' with { type: 'json' };
import KZ from '#shared/destination/catalogue/places/KZ.json' with { type: 'json' };
import LA from '#shared/destination/catalogue/places/LA.json' with { type: 'json' };
import LK from '#shared/destination/catalogue/places/LK.json' with { type: 'json' };
import LV from '#shared/destination/catalogue/places/LV.json' with { type: 'json' };
import MA from '#shared/destination/catalogue/places/MA.json' with { type: 'json' };
import ME from '#shared/destination/catalogue/places/ME.json' with { type: 'json' };
import MN from '#shared/destination/catalogue/places/MN.json' with { type: 'json' };
import MO from '#shared/destination/catalogue/places/MO.json' with { type: 'json' };
import MP from '#shared/destination/catalogue/places/MP.json' with { type: 'json' };
import MT from '#shared/destination/catalogue/places/MT.json' with { type: 'json' };
import MU from '#shared/destination/catalogue/places/MU.json' with { type: 'json' };
import MV from '#shared/destination/catalogue/places/MV.json' with { type: 'json' };
import MX from '#shared/destination/catalogue/places/MX.json' with { type: 'json' };
import MY from '#shared/destination/catalogue/places/MY.json' with { type: 'json' };
import NC from '#shared/destination/catalogue/places/NC.json' with { type: 'json' };
import NL from '#shared/destination/catalogue/places/NL.json' with { type: 'json' };
import NO from '#shared/destination/catalogue/places/NO.json' with { type: 'json' };
import NP from '#shared/destination/catalogue/places/NP.json' with { type: 'json' };
import NZ from '#shared/destination/catalogue/places/NZ.json' with { type: 'json' };
import OM from '#shared/destination/catalogue/places/OM.json' with { type: 'json' };
import PA from '#shared/destination/catalogue/places/PA.json' with { type: 'json' };
import PE from '#shared/destination/catalogue/places/PE.json' with { type: 'json' };
import PF from '#shared/destination/catalogue/places/PF.json' with { type: 'json' };
import PH from '#shared/destination/catalogue/places/PH.json' with { type: 'json' };
import PL from '#shared/destination/catalogue/places/PL.json' with { type: 'json' };
import PR from '#shared/destination/catalogue/places/PR.json' with { type: 'json' };
import PT from '#shared/destination/catalogue/places/PT.json' with { type: 'json' };
import PW from '#shared/destination/catalogue/places/PW.json' with { type: 'json' };
import QA from '#shared/destination/catalogue/places/QA.json' with { type: 'json' };
import RO from '#shared/destination/catalogue/places/RO.json' with { type: 'json' };
import SC from '#shared/destination/catalogue/places/SC.json' with { type: 'json' };
import SE from '#shared/destination/catalogue/places/SE.json' with { type: 'json' };
import SG from '#shared/destination/catalogue/places/SG.json' with { type: 'json' };
import SI from '#shared/destination/catalogue/places/SI.json' with { type: 'json' };
import TH from '#shared/destination/catalogue/places/TH.json' with { type: 'json' };
import TR from '#shared/destination/catalogue/places/TR.json' with { type: 'json' };
import TW from '#shared/destination/catalogue/places/TW.json' with { type: 'json' };
import TZ from '#shared/destination/catalogue/places/TZ.json' with { type: 'json' };
import US from '#shared/destination/catalogue/places/US.json' with { type: 'json' };
import UY from '#shared/destination/catalogue/places/UY.json' with { type: 'json' };
import UZ from '#shared/destination/catalogue/places/UZ.json' with { type: 'json' };
import VN from '#shared/destination/catalogue/places/VN.json' with { type: 'json' };
import VU from '#shared/destination/catalogue/places/VU.json' with { type: 'json' };
import ZA from '#shared/destination/catalogue/places/ZA.json' with { type: 'json' };
import ZW from '#shared/destination/catalogue/places/ZW.json' with { type: 'json' };

/** The built places by ISO code. */
export const placeFiles: Readonly<Record<string, unknown>> = {
  AD,
  AE,
  AM,
  AR,
  AT,
  AU,
  AZ,
  BE,
  BG,
  BN,
  BO,
  BQ,
  BR,
  BS,
  BT,
  BZ,
  CA,
  CH,
  CK,
  CL,
  CN,
  CO,
  CR,
  CU,
  CY,
  CZ,
  DE,
  DK,
  DO,
  EC,
  EE,
  EG,
  ES,
  FI,
  FJ,
  FM,
  FR,
  GB,
  GE,
  GR,
  GT,
  GU,
  HK,
  HN,
  HR,
  HU,
  ID,
  IE,
  IN,
  IS,
  IT,
  JM,
  JO,
  JP,
  KE,
  KG,
  KH,
  KR,
  KY,
  KZ,
  LA,
  LK,
  LV,
  MA,
  ME,
  MN,
  MO,
  MP,
  MT,
  MU,
  MV,
  MX,
  MY,
  NC,
  NL,
  NO,
  NP,
  NZ,
  OM,
  PA,
  PE,
  PF,
  PH,
  PL,
  PR,
  PT,
  PW,
  QA,
  RO,
  SC,
  SE,
  SG,
  SI,
  TH,
  TR,
  TW,
  TZ,
  US,
  UY,
  UZ,
  VN,
  VU,
  ZA,
  ZW,
};
