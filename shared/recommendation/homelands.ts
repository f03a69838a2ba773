/** Who writes of one of these sees the animals behind glass, wherever that is. */
const behindGlass =
  /수족관|아쿠아리움|동물원|水族館|動物園|水族馆|动物园|aquari|acuari|zool[óo]gic|\bzoos?\b|สวนสัตว์|thủy cung|sở thú/iu;

/** Things that people go to a country for; ISO codes. `unless`: what takes it away. */
export const homelands: readonly { iso2: readonly string[]; pattern: RegExp; unless?: RegExp }[] = [
  {
    iso2: ['JP'],
    pattern:
      /라멘|료칸|애니메이션|애니\s?(?:성지|덕질)|덕질|가챠|드럭스토어|ramen\b|ryokan|izakaya|\banime\b|manga\b|动漫|番剧|日料/iu,
  },
  {
    iso2: ['CN', 'HK', 'MO', 'SG', 'TW'],
    pattern: /딤섬|샤오롱바오|dim sum|xiaolongbao|小籠包|小笼包|飲茶|饮茶|早茶/iu,
  },
  { iso2: ['KR'], pattern: /k-?pop|k-?drama|韓国コスメ|サムギョプサル|チムジルバン|韩剧|韩团|韓劇/iu },
  { iso2: ['TH'], pattern: /muay thai|무에타이|팟타이|똠얌|ムエタイ|トムヤム|冬阴功/iu },
  { iso2: ['VN'], pattern: /쌀국수|반미|banh mi|\bpho\b|バインミー|フォー(?!ト|ム|ク)/iu },
  {
    iso2: ['KE', 'TZ'],
    pattern:
      /great migration|동물\s?대이동|누우|ヌーの(?:大)?(?:移動|群れ)|大迁徙|gran migraci[óo]n|grande migration|kilimanjaro|킬리만자로|キリマンジャロ|乞力马扎罗/iu,
  },
  { iso2: ['JP'], pattern: /kimono|yukata|기모노|유카타|着物|浴衣|和服|กิโมโน|ramen|ราเมน/iu },
  { iso2: ['KR'], pattern: /hanbok|한복 체험|韓服|韩服|ฮันบก/iu },
  { iso2: ['TW'], pattern: /bubble tea|버블티|타피오카|タピオカ|珍珠奶茶/iu },
  { iso2: ['NO'], pattern: /fjords?\b|피오르|피요르|フィヨルド|峡湾|峽灣|fiordos?\b/iu },
  { iso2: ['PT'], pattern: /\bfado\b|파두 공연|ファド(?:を|の|が)|法多/iu },
  { iso2: ['JP'], pattern: /\bonsens?\b|\bjapow\b|shinkansen|신칸센/iu },
  { iso2: ['ES'], pattern: /tapas|flamenco|타파스|플라멩코|タパス|フラメンコ/iu },
  { iso2: ['EG'], pattern: /pyramids?|피라미드|ピラミッド|金字塔|pir[áa]mides/iu },
  {
    iso2: ['AU'],
    pattern:
      /koalas?\b|kangaroos?\b|wallab(?:y|ies)\b|quokkas?\b|코알라|캥거루|쿼카|コアラ|カンガルー|クオッカ|考拉|树袋熊|袋鼠|canguros?\b|kangourous?\b/iu,
    unless: behindGlass,
  },
  {
    iso2: ['AR', 'AU', 'CL', 'NZ', 'ZA'],
    pattern: /penguins?\b|펭귄|ペンギン|企鹅|企鵝|ping[üu]inos?\b|manchots?\b|pingouins?\b/iu,
    unless: behindGlass,
  },
  { iso2: ['AU', 'NZ'], pattern: /glow ?-?worms?\b|반딧불\s?동굴|土ボタル|ツチボタル|萤火虫洞/iu },
  { iso2: ['AT', 'CH', 'DE', 'FR', 'IT'], pattern: /edelwei(?:ss|ß)|에델바이스|エーデルワイス|雪绒花|雪絨花/iu },
  { iso2: ['MN'], pattern: /게르(?=\s|에|서)|\bger camp|ゲル泊/iu },
];
