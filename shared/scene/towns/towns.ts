import { colonialTown, americaTown, modernTown } from '#shared/scene/towns/america.ts';
import { chinaTown, hanokTown, himalTown, japanTown } from '#shared/scene/towns/asia.ts';
import { baroqueTown, gothicTown, medTown, whiteTown } from '#shared/scene/towns/europe.ts';
import { canalTown, englishTown, fjordTown, mansardTown } from '#shared/scene/towns/north.ts';
import { adobeTown, indiaTown, iwanTown, mosqueTown, savannaTown } from '#shared/scene/towns/south.ts';
import {
  ceylonTown,
  jogloTown,
  khmerTown,
  lagoonTown,
  resortTown,
  shophouseTown,
  thaiTown,
  villageTown,
} from '#shared/scene/towns/tropics.ts';

/** Buildings of one culture on the ground line `y`. */
export const towns = {
  hanok: hanokTown,
  japan: japanTown,
  china: chinaTown,
  himal: himalTown,
  thai: thaiTown,
  khmer: khmerTown,
  joglo: jogloTown,
  shophouse: shophouseTown,
  village: villageTown,
  lagoon: lagoonTown,
  resort: resortTown,
  ceylon: ceylonTown,
  mosque: mosqueTown,
  adobe: adobeTown,
  iwan: iwanTown,
  india: indiaTown,
  savanna: savannaTown,
  white: whiteTown,
  med: medTown,
  gothic: gothicTown,
  baroque: baroqueTown,
  mansard: mansardTown,
  canal: canalTown,
  fjord: fjordTown,
  english: englishTown,
  colonial: colonialTown,
  america: americaTown,
  modern: modernTown,
} as const;
export type TownName = keyof typeof towns;
