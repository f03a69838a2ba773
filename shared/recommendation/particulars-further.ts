/** What `particulars` listens for, in Thai, Vietnamese, Malay, Indonesian, Portuguese and German. */
export const further = {
  quiet: 'เงียบ|คนน้อย|คนไม่เยอะ|yên tĩnh|vắng|ít người|sossegad|sem multid|tenang|sunyi|\\bruhig',
  smallTown: 'เมืองเล็ก|thị trấn nhỏ|cidadezinha|cidades? pequena|vilarejo|kota kecil|kleine (?:stadt|städte|orte)',
  direct: 'บินตรง|bay thẳng|voos? diretos?|sem escala|penerbangan (?:terus|langsung)|direktfl[uü]g|ohne umsteigen',
  spared:
    'คุณยาย|คุณย่า|คุณตา|คุณปู่|ผู้สูงอายุ|คนแก่|[1-6]\\s?ขวบ|คนท้อง|\\bbà (?:ngoại|nội|\\d)|ông (?:ngoại|nội|\\d)|bé [1-6](?!\\d)|nenek|\\bmak\\b|atuk\\b|bayi\\b|vov[óô]|\\bavós?\\b|bebê|idos[oa]s?\\b|\\boma\\b|\\bopa\\b|kleinkind',
  level:
    'ปวดเข่า|เข่าไม่ดี|รถเข็น|เดินเยอะไม่ได้|เดินไม่ไหว|ít (?:phải )?(?:leo|đi bộ)|thang máy|đau (?:chân|gối)|tak larat|sakit lutut|joelho|schlecht zu fuß',
  visaFree: 'ไม่ต้องขอวีซ่า|ฟรีวีซ่า|miễn (?:visa|thị thực)|không cần visa|sem visto|tanpa visa|bebas visa|ohne visum',
  cool: 'หนีร้อน|อากาศเย็น|trốn nóng|mát mẻ|friozinho|(?:tempat|cuaca|udara) (?:sejuk|dingin)',
  warm: 'หนีหนาว|trốn (?:rét|lạnh)|nắng ấm|fugir do frio|calorzinho|elak sejuk|ins warme',
  near: 'ใกล้ๆ|ไม่ไกล|gần (?:nhà|đây|thôi)|không (?:quá )?xa|pertinho|perto (?:daqui|de casa)|dekat (?:je|sahaja|saja|sini|rumah)|in der nähe|nicht (?:so |zu )?weit',
  halfway: 'gặp nhau ở giữa|giữa đường|meio do caminho|auf halbem weg|in der mitte|เจอกัน(?:ตรง)?กลาง|tengah-tengah',
  byLand:
    'นั่งรถไฟ|ขับรถ|ไม่นั่งเครื่อง|đi tàu|đi xe|lái xe|de (?:carro|trem|ônibus)|naik (?:kereta|bas|keretapi|bus)|mit (?:dem )?(?:zug|auto|bahn)',
  byCar: 'ขับรถ|tự lái|lái xe|de carro|naik kereta(?! api)|mit dem auto',
  storms: 'พายุ|หน้าฝน|มรสุม|mùa mưa|\\bbão\\b|sem chuva|[ée]poca de chuva|musim hujan|regenzeit',
} as const;

/** Hours in the air, as a limit. */
export const furtherLimits: readonly RegExp[] = [
  /บิน[^.\d]{0,10}(?:ไม่เกิน|ไม่ถึง)\s?(\d{1,2})\s?(?:ชม|ชั่วโมง)/u,
  /bay[^.\d]{0,12}(?:dưới|tối đa|không quá|ko quá)\s?(\d{1,2})\s?(?:tiếng|giờ|h\b)/iu,
  /(?:penerbangan|terbang|flight)[^.\d]{0,16}(?:bawah|maksimum|maksimal|tak lebih)\s?(\d{1,2})\s?jam/iu,
  /voos?[^.\d]{0,12}(?:até|menos de|máximo)\s?(\d{1,2})\s?h/iu,
  /(?:nada de|sem) voos? de\s?(\d{1,2})\s?h/iu,
  /(?:höchstens|maximal|unter)\s?(\d{1,2})\s?(?:h|stunden)[^.]{0,6}flug/iu,
];
