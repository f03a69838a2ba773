/**
 * Traditional characters of the names of countries, cities, airports and places, and of themes, each over its
 * simplified form. The table of what is heard (`recommendation/simplified.ts`) lies in a chunk that no search loads.
 */
const traditional =
  '亞佈佔來侖侶倉倫偽傑傘備傳僑優兒內兩凱別剎剛創劇劉劍動務勝勞勢匯區協參叢吳呂員啓啟喫喬單嘯噴嚴國圍園圓圖團堅報場塗塢墳墾壇壘壩壯壺壽夢奧奮婦媽嬰學宮實寧審寫寬寶將對屬岡峯峴島峽嵐嶗嶺嶼嶽巖帳帶幹幾庫廈廚廟廠廢廣廳張強彌彥後徑徹恆惡愛態慶憲憶應懶懷懸戀戰戶拋挾掛採揚搖撥撾擴攝攤攪敘斷於時晉曆書會東柵條棧棲楊楓業極榮槍樂樓標樹橋機橫檜檳櫚櫛櫻權欽歐歡歲歷歸殘殺殼氣沖涼淵淺渦湊湧湯溝溫溼滙滬滿漁漢潛澀澗澤濃濕濟濤濱瀉瀋瀟瀧瀨瀾灑灕灘灣烏無煙熱燈燉燒營燻爐爭爺爾牆狀猶獁獄獅獨獵獸現瑤瑪環瓊產畢畫異瘋療發監盤盧眾碼磚磯礦礫礬祕禪禮稜種穀穌積窩窮競箏節範築篤簞籃糧糰紀約紅納紐紙紡紮細紹紺終給絨統絲經綠綢維網線緣編緬練縣縫縮總繆織繩纜羅羣義聖聞聯聲聽脈脫腳腸臘臥臨臺與興舊艦苧茲莊華萊萬葉蓋蓮蔘蔭蕎薊薩藍藝藥藪蘆蘇蘋蘚蘭號蝦螢蟬蟲蠻衆術衕衚衛衝裏裝裡見規視親覺覽觀計託訝訥訪設許註詩話誕語課諾謝議護變讓豎豐豬貓貝貞財貢貨販買費貿賀資賈賓賞賢質賭賴購賽贊趙跡蹟躍車軍軒軛輕輝輪農連週遊運過達遙遜遠遺邁還邊邏郵鄉鄧鄭醫醬釀釋釐針釣鈣鈴銀鋪錐錢錦錫錯鍋鍾鎌鎮鏈鏡鐘鐵鑼鑽鑾長門開閒間閘閣閭闊關陝陣陳陸陽階際隨險隱雙雞離難雲電靈靜韋韓韻響頂項順須頓領頤頭頸題顛類風飛飪飯飲飾餃餅養餘館餾饅饌饒馬馮駁駒騎騰騷驕驚體鬥鬱魚魯魷鮑鮭鮮鯊鯛鯨鯷鰩鰲鰻鱈鱉鱒鱗鱝鱸鳥鳳鳴鴉鴨鴻鴿鵑鵜鵝鵬鶘鶴鷹鷺鹹鹽麗麥麪麵黃點齊齋龍龐龜';
const simplified =
  '亚布占来仑侣仓伦伪杰伞备传侨优儿内两凯别刹刚创剧刘剑动务胜劳势汇区协参丛吴吕员启启吃乔单啸喷严国围园圆图团坚报场涂坞坟垦坛垒坝壮壶寿梦奥奋妇妈婴学宫实宁审写宽宝将对属冈峰岘岛峡岚崂岭屿岳岩帐带干几库厦厨庙厂废广厅张强弥彦后径彻恒恶爱态庆宪忆应懒怀悬恋战户抛挟挂采扬摇拨挝扩摄摊搅叙断于时晋历书会东栅条栈栖杨枫业极荣枪乐楼标树桥机横桧槟榈栉樱权钦欧欢岁历归残杀壳气冲凉渊浅涡凑涌汤沟温湿汇沪满渔汉潜涩涧泽浓湿济涛滨泻沈潇泷濑澜洒漓滩湾乌无烟热灯炖烧营熏炉争爷尔墙状犹犸狱狮独猎兽现瑶玛环琼产毕画异疯疗发监盘卢众码砖矶矿砾矾秘禅礼棱种谷稣积窝穷竞筝节范筑笃箪篮粮团纪约红纳纽纸纺扎细绍绀终给绒统丝经绿绸维网线缘编缅练县缝缩总缪织绳缆罗群义圣闻联声听脉脱脚肠腊卧临台与兴旧舰苎兹庄华莱万叶盖莲参荫荞蓟萨蓝艺药薮芦苏苹藓兰号虾萤蝉虫蛮众术同胡卫冲里装里见规视亲觉览观计托讶讷访设许注诗话诞语课诺谢议护变让竖丰猪猫贝贞财贡货贩买费贸贺资贾宾赏贤质赌赖购赛赞赵迹迹跃车军轩轭轻辉轮农连周游运过达遥逊远遗迈还边逻邮乡邓郑医酱酿释厘针钓钙铃银铺锥钱锦锡错锅钟镰镇链镜钟铁锣钻銮长门开闲间闸阁闾阔关陕阵陈陆阳阶际随险隐双鸡离难云电灵静韦韩韵响顶项顺须顿领颐头颈题颠类风飞饪饭饮饰饺饼养余馆馏馒馔饶马冯驳驹骑腾骚骄惊体斗郁鱼鲁鱿鲍鲑鲜鲨鲷鲸鳀鳐鳌鳗鳕鳖鳟鳞鲼鲈鸟凤鸣鸦鸭鸿鸽鹃鹈鹅鹏鹕鹤鹰鹭咸盐丽麦面面黄点齐斋龙庞龟';

/** Characters that people write in the names of places for others, each over the usual one. */
const variants = '坂﨑嵜埼嶋亰濵扎';
const usual = '阪崎崎崎岛京浜札';

const pairs = (from: string, to: string) => new Map([...from].map((letter, at) => [letter, [...to][at] ?? letter]));
const simpler = pairs(traditional, simplified);
const meant = pairs(variants, usual);
const written = (text: string, letters: ReadonlyMap<string, string>): string =>
  text.replace(/\p{Script=Han}/gu, (letter) => letters.get(letter) ?? letter);

/** Wide letters as narrow ones; kana end where the letters of an unfinished one begin (`とうｋ`). */
const plain = (typed: string): string =>
  typed
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?<=[\u3041-\u30fc])[a-z]{1,2}$/i, '');

/**
 * A text as it is meant, in simplified characters where that is another one (韓國 and 韩国 are one name), and with the
 * usual ones for variants (大坂 is 大阪).
 */
export function writings(typed: string): string[] {
  const text = plain(typed);
  const other = written(text, simpler);
  return [...new Set([text, other, written(other, meant)])];
}
