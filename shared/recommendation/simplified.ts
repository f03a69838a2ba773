/** Traditional characters that stand in what is listened for, each over its simplified form. */
const traditional =
  '乾亞佈來侖係俱倉個倖倫傑傘傢僅儘兒內兩凱別剋剛劃劇動務勝勞勢勸區厭參吳呂問喫喬單噹國圍園圖團場墾壓壩壽夢奧妝姊婦媽孃孫學宮寧寫寶對導屬岡峴島峽崑崙帶幹幾庫廈廟廣廳張彆彈彿後從徹愛慮慶懷戰戶捨掃採換撾擔擠攝數時晉曆曬書會東棄楊楓極榮槳樂樓機橫檯檳櫚櫻欽歐歡歲歷歸毬沒沖涼湯溝溫滬滿漁漢潑潛澤濟濤濱瀋瀨灘灣烏無煙熱燈燒營爛爺爾猶獅獨獵瑤瑯環產畢當療癒發盡盧眾瞭磯祕禦禪禮稅穀箇節範簡簽籠籤糰約紅納紐紗紮絕給統綠維線縣總繩繫羅義聖聞聯脫腳膩臘臺興舊茲莊華菸萊萬葉著蓋蓮薩藝藥蘇蘭術衝裡製親覽觀討託訥証誌誕語說諾謂證讀豐貓貝貢貨貴買費賈賓賞賭購賽趕跡蹟車輕輪轉辦迴這連週遊運過達遙遜遠遷遺邁邊釀釐釣錢錫錯鍋鍾鎮鐘鐮鐵長門開閑閒間閘閣闆關陰陸陽隻雙離難雲霧靈靜韋韓頂項順須頓頭頸題風颱飛飲餘館馬駕駝駱騎騷髮鬆鬍鬚鬱魚魯鮮鯊鯨鴉鴨鵝麗麥黃點鼕齊齋齣龍龜';
const simplified =
  '干亚布来仑系具仓个幸伦杰伞家仅尽儿内两凯别克刚划剧动务胜劳势劝区厌参吴吕问吃乔单当国围园图团场垦压坝寿梦奥妆姐妇妈娘孙学宫宁写宝对导属冈岘岛峡昆仑带干几库厦庙广厅张别弹佛后从彻爱虑庆怀战户舍扫采换挝担挤摄数时晋历晒书会东弃杨枫极荣桨乐楼机横台槟榈樱钦欧欢岁历归球没冲凉汤沟温沪满渔汉泼潜泽济涛滨沈濑滩湾乌无烟热灯烧营烂爷尔犹狮独猎瑶琅环产毕当疗愈发尽卢众了矶秘御禅礼税谷个节范简签笼签团约红纳纽纱扎绝给统绿维线县总绳系罗义圣闻联脱脚腻腊台兴旧兹庄华烟莱万叶着盖莲萨艺药苏兰术冲里制亲览观讨托讷证志诞语说诺谓证读丰猫贝贡货贵买费贾宾赏赌购赛赶迹迹车轻轮转办回这连周游运过达遥逊远迁遗迈边酿厘钓钱锡错锅钟镇钟镰铁长门开闲闲间闸阁板关阴陆阳只双离难云雾灵静韦韩顶项顺须顿头颈题风台飞饮余馆马驾驼骆骑骚发松胡须郁鱼鲁鲜鲨鲸鸦鸭鹅丽麦黄点冬齐斋出龙龟';

const simpler = new Map([...traditional].map((letter, at) => [letter, simplified[at] ?? letter]));
const any = new RegExp(`[${traditional}]`, 'gu');

/** The same text in simplified characters, each letter in its place: 韓國 and 韩国 are one name. */
export const inSimplified = (text: string): string => text.replace(any, (letter) => simpler.get(letter) ?? letter);

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
let last: readonly [text: string, heard: string] = ['', ''];

/** In simplified characters where it is not Japanese, which has some of the traditional ones. */
export function unlessJapanese(text: string): string {
  if (last[0] !== text) last = [text, kana.test(text) ? text : inSimplified(text)];
  return last[1];
}
