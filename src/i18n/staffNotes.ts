import { type StaffNote, type StaffSentence, staffSentences } from '../domain/order/staffNotes';
import { formatMoney } from '../domain/text/format';
import { type Language, languages } from '../domain/text/language';
import { moneyOf } from './amountText';

/**
 * A note for the staff: the person's own words, then one sentence for each of `notes`, in the
 * shop's language. What the person has already written in these words is not said twice.
 * `currency` is an ISO code.
 */
export function writeStaffNotes(
  own: string,
  notes: readonly StaffNote[],
  { language, currency }: { language: Language; currency: string },
): string {
  const stop = language === 'zh' ? '。' : '. ';
  const words = own.trim();
  const added = notes
    .map((note) => sentenceOf(note, language, currency))
    .filter((sentence) => !words.includes(sentence))
    .join(stop);
  if (words === '' || added === '') return words || added;
  if (/[!?…؟！？]$/.test(words)) return `${words} ${added}`;
  return `${words.replace(/[.。]+$/, '')}${stop}${added}`;
}

function sentenceOf(note: StaffNote, language: Language, currency: string): string {
  const text = staffTexts[language][note.sentence];
  if (note.sentence === 'change')
    return text.replace('{{value}}', formatMoney(note.sum, language, currency));
  return text;
}

/**
 * Splits a note that was sent: the person's own words, and what the sentences after them say, in
 * whichever language they were written.
 */
export function readStaffNotes(text: string): { own: string; notes: StaffNote[] } {
  const notes: StaffNote[] = [];
  let own = text.trim();
  for (let last = lastOf(own); last; last = lastOf(own)) {
    notes.unshift(last.note);
    own = last.before;
  }
  return { own, notes };
}

function lastOf(text: string): { note: StaffNote; before: string } | null {
  for (const { sentence, pattern } of patterns()) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [, before = '', value = ''] = found;
    return { note: noteOf(sentence, value), before: before.trim().replace(/[.。]$/, '') };
  }
  return null;
}

function noteOf(sentence: StaffSentence, value: string): StaffNote {
  if (sentence !== 'change') return { sentence };
  return { sentence, sum: moneyOf(Number(value.replace(/\s/g, '').replace(',', '.'))) };
}

type Pattern = { sentence: StaffSentence; pattern: RegExp };
let known: Pattern[] | null = null;

/** Each sentence in each language, at the end of a text: after nothing, or after a sentence. */
function patterns(): Pattern[] {
  known ??= languages.flatMap((language) =>
    staffSentences.map((sentence) => {
      // A number in groups of three; an amount's currency follows.
      const value = `(\\d[\\d\\s]*(?:[.,]\\d+)?)${sentence === 'change' ? '\\s\\S+?' : ''}`;
      const words = staffTexts[language][sentence]
        .replace(/[.?]/g, '\\$&')
        .replace('{{value}}', value);
      return { sentence, pattern: new RegExp(`^([^]*[.。!?…؟！？]\\s*)?${words}[.。]?$`) };
    }),
  );
  return known;
}

/**
 * What the shop's staff read in an order, in the merchant's main language: a cook need not know the
 * customer's. Apart from the dictionaries, of which only the customer's is loaded. `{{value}}` is an
 * amount with its currency.
 */
const staffTexts: Record<Language, Record<StaffSentence, string>> = {
  uz: {
    replace: 'Agar tugagan boʻlsa: oʻxshashiga almashtiring',
    call: 'Agar tugagan boʻlsa: menga qoʻngʻiroq qiling',
    leaveOut: 'Agar tugagan boʻlsa: buyurtmadan olib tashlang',
    change: '{{value}}dan qaytim kerak',
    noChange: 'Qaytim kerak emas',
    leaveAtDoor: 'Eshik oldida qoldiring',
    callFirst: 'Kelishdan oldin qoʻngʻiroq qiling',
    dontRing: 'Eshik qoʻngʻirogʻini bosmang',
    meetOutside: 'Koʻchada kutib olaman',
  },
  ru: {
    replace: 'Если закончилось: заменить на похожее',
    call: 'Если закончилось: позвонить мне',
    leaveOut: 'Если закончилось: убрать из заказа',
    change: 'Нужна сдача с {{value}}',
    noChange: 'Сдача не нужна',
    leaveAtDoor: 'Оставить у двери',
    callFirst: 'Позвонить перед приездом',
    dontRing: 'Не звонить в дверь',
    meetOutside: 'Встречу на улице',
  },
  eng: {
    replace: 'If out of stock: replace with something similar',
    call: 'If out of stock: call me',
    leaveOut: 'If out of stock: leave it out',
    change: 'Change needed from {{value}}',
    noChange: 'No change needed',
    leaveAtDoor: 'Leave at the door',
    callFirst: 'Call before arriving',
    dontRing: 'Don’t ring the doorbell',
    meetOutside: 'I’ll meet you outside',
  },
  ar: {
    replace: 'إذا نفدت الكمية: استبدلوه بمنتج مشابه',
    call: 'إذا نفدت الكمية: اتصلوا بي',
    leaveOut: 'إذا نفدت الكمية: احذفوه من الطلب',
    change: 'سأدفع {{value}} وأحتاج إلى الباقي',
    noChange: 'لا أحتاج إلى الباقي',
    leaveAtDoor: 'اتركوا الطلب عند الباب',
    callFirst: 'اتصلوا قبل الوصول',
    dontRing: 'لا تقرعوا جرس الباب',
    meetOutside: 'سأستقبلكم في الخارج',
  },
  kz: {
    replace: 'Таусылған болса: ұқсасына ауыстырыңыз',
    call: 'Таусылған болса: маған қоңырау шалыңыз',
    leaveOut: 'Таусылған болса: тапсырыстан алып тастаңыз',
    change: 'Қайтарым керек, беретінім: {{value}}',
    noChange: 'Қайтарым керек емес',
    leaveAtDoor: 'Есік алдына қалдырыңыз',
    callFirst: 'Келер алдында қоңырау шалыңыз',
    dontRing: 'Есік қоңырауын баспаңыз',
    meetOutside: 'Далада күтіп аламын',
  },
  tr: {
    replace: 'Tükendiyse: benzeriyle değiştirin',
    call: 'Tükendiyse: beni arayın',
    leaveOut: 'Tükendiyse: siparişten çıkarın',
    change: '{{value}} vereceğim, para üstü gerekli',
    noChange: 'Para üstü gerekmiyor',
    leaveAtDoor: 'Kapıya bırakın',
    callFirst: 'Gelmeden önce arayın',
    dontRing: 'Kapı zilini çalmayın',
    meetOutside: 'Dışarıda karşılayacağım',
  },
  zh: {
    replace: '如缺货：请换成类似商品',
    call: '如缺货：请打电话给我',
    leaveOut: '如缺货：请从订单中去掉',
    change: '付 {{value}}，需要找零',
    noChange: '不需要找零',
    leaveAtDoor: '请放在门口',
    callFirst: '到达前请打电话',
    dontRing: '请勿按门铃',
    meetOutside: '我会到外面取',
  },
};
