import { soundKey, transliterateWords } from '../text/transliterate';

/**
 * What customers call the same thing, one line each: Russian, English, Uzbek, Kazakh, Turkish,
 * Arabic, Chinese. Stems of at least four letters, of at most three letters less than the words;
 * shorter ones stand for themselves. A shop seldom names its products in all seven languages. Words
 * after a colon are kinds of it: who looks for coffee gets them, but who looks for one gets only that.
 */
const lines = `
кофе, coffee, qahva, kahve, قهوة, 咖啡: капучино, латте, американо, эспрессо, cappuccino, latte, americano, espresso
чай, tea, choy, шай, çay, çayı, شاي, 茶
вода, воды, water, suv, suvi, су, su, suyu, ماء, مياه, 水
сок, соки, juice, sharbat, шырын, meyve suyu, عصير, 果汁
молок, молоч, milk, sut, сүт, süt, sütlü, حليب, 牛奶
хлеб, лепёшк, bread, non, noni, нан, ekmek, خبز, 面包
сыр, сыром, сырн, cheese, pishloq, ірімшік, peynir, جبن, 奶酪, 芝士
куриц, курин, chicken, tovuq, тауық, tavuk, دجاج, 鸡肉, 炸鸡
говядин, beef, mol goʻshti, сиыр еті, dana eti, لحم بقري, 牛肉
баранин, lamb, mutton, qoʻy goʻshti, қой еті, kuzu, لحم غنم, 羊肉
мясо, мясн, meat, goʻsht, ет, еті, et, eti, لحم, 肉
рыба, рыбы, рыбн, fish, baliq, балық, balık, سمك, 鱼
рис, рисом, rice, guruch, күріш, pirinç, أرز, 米饭
плов, pilaf, palov, osh, oshi, палау, pilav, بيلاف, 抓饭
суп, супы, soup, shoʻrva, сорпа, көже, çorba, شوربة, حساء, 汤
салат, salad, салаты, سلطة, 沙拉
картоф, картош, фри, potato, fries, картоп, patates, بطاطس, بطاطا, 薯条, 土豆
бургер, burger, гамбургер, hamburger, برجر, برغر, 汉堡
пицца, pizza, بيتزا, 披萨, 比萨
морожен, ice cream, muzqaymoq, балмұздақ, dondurma, آيس كريم, 冰淇淋
торт, cake, кекс, كعك, كيك, 蛋糕
десерт, сладост, dessert, sweets, shirinlik, тәтті, tatlı, حلويات, حلوى, 甜品, 甜点
напит, drink, ichimlik, сусын, içecek, مشروب, 饮料, 饮品
соус, sauce, qayla, sos, тұздық, صلصة, 酱
яйцо, яичн, яиц, egg, eggs, tuxum, жұмыртқа, yumurta, بيض, 鸡蛋
хотдог, hotdog, hot dog, 热狗
сосиск, колбас, sausage, kolbasa, шұжық, sosis, نقانق, 香肠
шаурм, шаверм, shawarma, shavarma, döner, донер, شاورما
шашлык, kebab, kabob, kebap, кәуап, كباب, 烤肉, 烤串
суши, sushi, ролл, роллы, роллов, roll, rolls, سوشي, 寿司
пельмен, dumpling, chuchvara, тұшпара, 饺子
лапша, noodle, ugra, кеспе, erişte, نودلز, 面条
лагман, lagʻmon, 拉条子
паста, макарон, спагетт, pasta, spaghetti, makarna, معكرونة, باستا, 意大利面
самса, somsa, samosa, 烤包子
блин, pancake, quymoq, құймақ, krep, 煎饼
помидор, томат, tomato, қызанақ, domates, طماطم, 番茄
огурец, огурц, cucumber, bodring, қияр, salatalık, خيار, 黄瓜
лук, луком, onion, piyoz, пияз, soğan, بصل, 洋葱
гриб, mushroom, qoʻziqorin, саңырауқұлақ, mantar, فطر, 蘑菇
овощ, vegetable, sabzavot, көкөніс, sebze, خضار, 蔬菜
фрукт, fruit, meva, жеміс, meyve, فواكه, فاكهة, 水果
яблок, яблоч, apple, olma, алма, elma, تفاح, 苹果
банан, banana, موز, 香蕉
лимон, lemon, ليمون, 柠檬
лимонад, lemonade, limonata, ليموناضة, 柠檬水
клубник, strawberry, qulupnay, құлпынай, çilek, فراولة, 草莓
мёд, медов, honey, asal, бал, bal, عسل, 蜂蜜
сахар, sugar, shakar, қант, şeker, سكر, 糖
шоколад, chocolate, çikolata, شوكولا, 巧克力
креветк, shrimp, qisqichbaqa, асшаян, karides, جمبري, روبيان, 虾
лосос, сёмга, salmon, somon, سلمون, 三文鱼
цезарь, caesar, sezar, سيزر, 凯撒
завтрак, breakfast, nonushta, таңғы ас, kahvaltı, فطور, 早餐
сэндвич, бутерброд, sandwich, sendvich, sandviç, ساندويتش, 三明治
молочный коктейль, milkshake, милкшейк, ميلك شيك, 奶昔
сет, набор, комбо, set, combo, toʻplam, жиынтық, وجبة, 套餐
острый, острая, острое, spicy, achchiq, ащы, acı, acılı, حار, 辣
детск, kids, bolalar, балалар, çocuk, أطفال, 儿童
цветы, цветов, цветок, flower, gul, guli, gulla, гүл, çiçek, زهور, 鲜花
роза, розы, роз, rose, roses, atirgul, раушан, وردة, ورد, 玫瑰
тюльпан, tulip, lola, қызғалдақ, lale, توليب, 郁金香
букет, bouquet, guldasta, гүлдесте, باقة, 花束
подар, gift, sovgʻa, сыйлық, hediye, هدية, 礼物, 礼品
шар, шары, balloon, balon, بالون, 气球
игрушк, toy, oʻyinchoq, ойыншық, oyuncak, لعبة, 玩具
`;

/** A word by its sound, or several words. */
export type Meaning = { key: string; phrase: string | null };

type Group = { names: readonly Meaning[]; kinds: readonly Meaning[] };

let table: readonly Group[] | null = null;

function readMeaning(entry: string): Meaning[] {
  const [first = [], ...more] = transliterateWords(entry);
  if (more.length === 0) return first.map((word) => ({ key: soundKey(word), phrase: null }));
  const phrase = [first, ...more].map(([word]) => word).join(' ');
  return [{ key: phrase, phrase }];
}

const readMeanings = (entries: string | undefined): Meaning[] =>
  entries?.split(', ').flatMap(readMeaning) ?? [];

function readGroup(line: string): Group {
  const [names, kinds] = line.split(': ');
  return { names: readMeanings(names), kinds: readMeanings(kinds) };
}

const isLatin = (key: string) => /^[a-z]+$/.test(key);

/** Whether a word with the sound `key` is one of the stem's: the stem, or it with a short ending. */
export function hasStem(key: string, stem: string): boolean {
  if (!isLatin(stem)) return key.includes(stem);
  if (key === stem) return true;
  return stem.length > 3 && key.length - stem.length <= 3 && key.startsWith(stem);
}

/** Still being typed: enough letters that they seldom start another word, as "sushi" starts "сусын". */
const isStarted = (typed: string, key: string) => typed.length > 4 && key.startsWith(typed);

const readTable = () => lines.trim().split('\n').map(readGroup);

let names: ReadonlySet<string> | null = null;

/** Whether a sound is an everyday word itself, and so no form of another one: "сусын" is no sushi. */
export function isEverydayWord(key: string): boolean {
  table ??= readTable();
  names ??= new Set(table.flatMap((group) => group.names.map((name) => name.key)));
  return names.has(key);
}

/** Everything that means the same as a word (its sound) or a phrase, itself included. */
export function meaningsOf(words: string): readonly Meaning[] {
  table ??= readTable();
  const isTyped = ({ key, phrase }: Meaning) =>
    phrase === null ? hasStem(words, key) || isStarted(words, key) : phrase === words;
  return table
    .filter(({ names }) => names.some(isTyped))
    .flatMap(({ names, kinds }) => [...names, ...kinds]);
}
