import Testing

@testable import MenuTable

@Suite("What a name says besides")
struct MarkedNameTests {
  @Test(
    "every way of writing a size",
    arguments: [
      ("大●阿薩姆紅茶", "阿薩姆紅茶", "大杯"), ("中●8冰綠", "8冰綠", "中杯"),
      ("M.紅茶芝士奶蓋", "紅茶芝士奶蓋", "中杯"), ("L.巨峰Q果漾", "巨峰Q果漾", "大杯"),
      ("(巨)紅茶", "紅茶", "特大杯"), ("甜橙火龍果(L)", "甜橙火龍果", "大杯"),
      ("芋泥茉香鮮奶綠（L）", "芋泥茉香鮮奶綠", "大杯"), ("伯爵拿鐵 (L杯)", "伯爵拿鐵", "大杯"),
      ("鮮奶金萱（大）", "鮮奶金萱", "大杯"), ("小種伯爵(中)", "小種伯爵", "中杯"),
      ("甘蔗拿鐵(中杯）", "甘蔗拿鐵", "中杯"), ("雪烏龍 L", "雪烏龍", "大杯"),
      ("黑糖桂圓紅棗茶 大", "黑糖桂圓紅棗茶", "大杯"), ("冬瓜露三重奏L", "冬瓜露三重奏", "大杯"),
      ("1987珍珠奶茶M", "1987珍珠奶茶", "中杯"), ("大甲芋頭鮮奶-M", "大甲芋頭鮮奶", "中杯"),
      ("脆梅春四季/L", "脆梅春四季", "大杯"), ("復刻紅茶 大杯", "復刻紅茶", "大杯"),
      ("復刻紅茶大杯", "復刻紅茶", "大杯"), ("憨厚冬瓜-瓶", "憨厚冬瓜", "瓶"),
      ("日光金萱_瓶裝", "日光金萱", "瓶"), ("甘泉冷泡茶 瓶", "甘泉冷泡茶", "瓶"),
      ("特選美式（360ml）", "特選美式", "360ml"), ("家庭號純堅果乳500ML", "家庭號純堅果乳", "500ml"),
      ("紅玉紅茶L (700cc)", "紅玉紅茶", "大杯"), ("冬瓜隆咚鏘(珍珠+椰果)/L", "冬瓜隆咚鏘(珍珠+椰果)", "大杯"),
      ("繽紛水果茶-(大杯)(水果依季節調整)", "繽紛水果茶(水果依季節調整)", "大杯"),
      ("大杯紅茶", "紅茶", "大杯"), ("特大杯綠茶", "綠茶", "特大杯"), ("L-紅茶", "紅茶", "大杯"),
      ("M 紅茶拿鐵", "紅茶拿鐵", "中杯"), ("大 ● 紅茶", "紅茶", "大杯"), ("紅茶Ｌ", "紅茶", "大杯"),
      ("紅茶XL", "紅茶", "特大杯"), ("【L】紅茶", "紅茶", "大杯"), ("紅茶[大]", "紅茶", "大杯"),
      ("紅茶・大杯", "紅茶", "大杯"), ("紅茶 16oz", "紅茶", "16oz"), ("紅茶｜中", "紅茶", "中杯"),
      ("ND.滿溢原萃綠茶(L)", "ND.滿溢原萃綠茶", "大杯"),
    ])
  func sizes(_ text: String, _ name: String, _ size: String) throws {
    let marked = MarkedName(text, reader: try Samples.reader())
    #expect(marked.name == name)
    #expect(marked.marks.sizes == [size])
  }

  @Test(
    "what is a piece of the name stays",
    arguments: [
      "大吉嶺紅茶", "大甲芋頭QQ奶茶", "中焙烏龍茶", "小芋圓奶茶", "百香雙Q", "檸檬CC", "青茶3Q", "楊枝甘露2.0",
      "M1奶茶", "L7珍珠觀音拿鐵", "鮮泡紅/綠茶", "冬瓜綠/青/烏龍茶", "翡翠檸檬綠/小碎冰", "小芋園鮮奶茶-英式",
      "醇．奶茶", "嫩仙草.珍珠.芋圓.椰果", "招牌奶茶(布丁+仙草+波霸)", "百香寶盒(珍-椰-寒)", "日曬耶加雪夫G1",
      "茉莉香柚(冰沙)", "鮮奶-大豆蛋白", "黑糖珍珠奶霜 (花生/芝麻/可可)", "西瓜烏龍 啊嗚～", "波霸布丁奶Q(烏)",
      "Lotus", "冰 檸檬茶", "大大紅茶", "波霸奶Q", "維他命C", "L", "大杯", "(L)", "◆", "-",
    ])
  func names(_ text: String) throws {
    let marked = MarkedName(text, reader: try Samples.reader())
    #expect(marked.name == text)
    #expect(marked.marks.isEmpty)
  }

  @Test(
    "what a drink allows",
    arguments: [
      ("草莓春鳳凍飲(限冷飲)", "草莓春鳳凍飲", Marks(temperature: .cold)),
      ("多多綠（限冷飲.L）", "多多綠", Marks(sizes: ["大杯"], temperature: .cold)),
      ("蜜蘋雪耳露(M杯限冷飲)", "蜜蘋雪耳露", Marks(sizes: ["中杯"], temperature: .cold)),
      ("桂圓紅棗茶（僅M.熱飲）", "桂圓紅棗茶", Marks(sizes: ["中杯"], temperature: .hot)),
      ("莊園馡紅L-熱", "莊園馡紅", Marks(sizes: ["大杯"], temperature: .hot)),
      ("芋見親子凍(中)甜度固定", "芋見親子凍", Marks(sizes: ["中杯"], sugar: .fixed)),
      ("荔枝艾波(L、冰固定)", "荔枝艾波", Marks(sizes: ["大杯"], ice: .fixed)),
      ("極品青嵐茶王(糖冰固定)", "極品青嵐茶王", Marks(sugar: .fixed, ice: .fixed)),
      ("許慶良鮮奶珍珠(中杯)(甜度、冰塊固定)", "許慶良鮮奶珍珠", Marks(sizes: ["中杯"], sugar: .fixed, ice: .fixed)),
      ("甘蔗檸檬汁（固定微糖）", "甘蔗檸檬汁", Marks(sugar: .only("微糖"))),
      ("冬片(固定微糖微冰)", "冬片", Marks(sugar: .only("微糖"), ice: .only("微冰"))),
      ("榖舞紅茶/最低微糖", "榖舞紅茶", Marks(sugar: .lowest("微糖"))),
      ("阿里山金萱(無糖)(冷泡)", "阿里山金萱(冷泡)", Marks(sugar: .only("無糖"))),
      ("老薑桂圓茶(熱)M杯 -甜度固定", "老薑桂圓茶", Marks(sizes: ["中杯"], temperature: .hot, sugar: .fixed)),
      (
        "招牌特調奶茶(M/L)-固定微糖. 微冰", "招牌特調奶茶",
        Marks(sizes: ["中杯", "大杯"], sugar: .only("微糖"), ice: .only("微冰"))
      ),
      ("桂花烏龍（大）甜度固定)", "桂花烏龍", Marks(sizes: ["大杯"], sugar: .fixed)),
      ("(隱藏版)珍珠蜂蜜鮮奶普洱", "珍珠蜂蜜鮮奶普洱", Marks()),
    ])
  func limits(_ text: String, _ name: String, _ marks: Marks) throws {
    let marked = MarkedName(text, reader: try Samples.reader())
    #expect(marked.name == name)
    #expect(marked.marks == marks)
  }
}
