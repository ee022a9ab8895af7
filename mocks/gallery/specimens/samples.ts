import { showText } from '../../../src/i18n/show';

/** Paths of the demo shop's pictures. */
export const pictures = {
  dish: 'demo/toy-oshi-1.webp',
  other: 'demo/toy-oshi-2.webp',
  pizza: 'demo/pepperoni-1.webp',
  somsa: 'demo/tandir-somsa-1.webp',
  tea: 'demo/kok-choy-1.webp',
};

/** hundredths of a som */
export const price = 2_800_000;
export const dearPrice = 1_234_567_800;

export const dish = () =>
  showText({ uz: 'Toʻy oshi', ru: 'Свадебный плов', eng: 'Wedding plov', ar: 'أرز الأعراس' });

export const longDish = () =>
  showText({
    uz: 'Devzira guruchidan tayyorlangan, qoʻy goʻshti, qazi va bedana tuxumi qoʻshilgan katta oilaviy toʻy oshi',
    ru: 'Большой семейный свадебный плов из риса девзира с бараниной, казы и перепелиными яйцами',
    eng: 'Large family wedding plov of devzira rice with lamb, horse sausage and quail eggs',
    ar: 'طبق عائلي كبير من أرز الأعراس مع لحم الضأن والنقانق وبيض السمان والحمص والزبيب',
  });

export const longWord = () =>
  showText({
    uz: 'Qoʻshimchalashtirilmaganligidandirki',
    ru: 'Высокопревосходительствующий',
    eng: 'Pneumonoultramicroscopicsilicovolcanoconiosis',
    ar: 'أفاستسقيناكموها',
  });

export const sentence = () =>
  showText({
    uz: 'Buyurtmangiz tayyor boʻlganda, sizga shu yerda xabar beramiz.',
    ru: 'Мы сообщим здесь, когда заказ будет готов.',
    eng: 'We will tell you here when your order is ready.',
    ar: 'سنخبرك هنا عندما يصبح طلبك جاهزًا.',
  });

export const longSentence = () => `${sentence()} ${longDish()}. ${sentence()}`;

/** Left-to-right in every language, as in the catalogue. */
export const reduction = '\u200e−20%';

export const nothing = () => undefined;
