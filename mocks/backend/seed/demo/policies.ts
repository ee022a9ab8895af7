import type { PolicyRecord } from '../../records/content';
import { text } from '../../records/text';
import { demoId } from './identity';

/** The merchant's pages, in simple HTML as from an editor. */
export const policies: PolicyRecord[] = [
  {
    id: 'policy-about',
    merchantId: demoId,
    type: 'ABOUT_COMPANY',
    text: text(
      '<h2>Oltin Qozon</h2><p>2009-yildan beri Toshkentda osh damlaymiz. Bitta qozondan boshlagan edik, hozir ikki shaharda besh filialimiz bor.</p><p>Goʻsht har tongda Chorsudan keladi, noni esa oʻz tandirimizda yopiladi.</p>',
      '<h2>Олтин Козон</h2><p>Готовим плов в Ташкенте с 2009 года. Начинали с одного казана, сейчас у нас пять филиалов в двух городах.</p><p>Мясо каждое утро приезжает с Чорсу, а хлеб печём в собственном тандыре.</p>',
      '<h2>Oltin Qozon</h2><p>We have cooked plov in Tashkent since 2009. It began with one cauldron; now there are five branches in two cities.</p><p>Meat comes from Chorsu every morning, and bread from our own tandoor.</p>',
    ),
  },
  {
    id: 'policy-terms',
    merchantId: demoId,
    type: 'TERMS',
    text: text(
      '<h2>Ommaviy oferta</h2><ol><li>Buyurtma tasdiqlangan paytdan boshlab shartnoma tuzilgan hisoblanadi.</li><li>Narxlar soʻmda, soliqlar bilan koʻrsatilgan.</li><li>Tayyorlash boshlanmaguncha buyurtmani bekor qilish mumkin.</li></ol>',
      '<h2>Публичная оферта</h2><ol><li>Договор считается заключённым с момента подтверждения заказа.</li><li>Цены указаны в сумах с учётом налогов.</li><li>Заказ можно отменить, пока его не начали готовить.</li></ol>',
      '<h2>Public offer</h2><ol><li>The contract is concluded when the order is confirmed.</li><li>Prices are in sum, taxes included.</li><li>An order can be cancelled until cooking begins.</li></ol>',
    ),
  },
  {
    id: 'policy-privacy',
    merchantId: demoId,
    type: 'PRIVACY_POLICY',
    text: text(
      '<h2>Maxfiylik siyosati</h2><p>Telefon raqamingiz va manzilingiz faqat buyurtmani yetkazish uchun ishlatiladi va uchinchi shaxslarga sotilmaydi.</p>',
      '<h2>Политика конфиденциальности</h2><p>Ваш телефон и адрес нужны нам только для доставки заказа и не продаются третьим лицам.</p>',
      '<h2>Privacy policy</h2><p>Your phone number and address are used to deliver your order and are not sold to anybody.</p>',
    ),
  },
];
