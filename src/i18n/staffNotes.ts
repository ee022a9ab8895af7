import { toMoney } from '../domain/basket/pricing';
import { type StaffNote, type StaffSentence, staffSentences } from '../domain/order/staffNotes';
import { formatMoney } from '../domain/text/format';
import { type Language, languages } from '../domain/text/language';
import { staffTexts } from './staffText';

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
  const text = staffTexts[language][note.says];
  if (note.says === 'change')
    return text.replace('{{value}}', formatMoney(note.sum, language, currency));
  return note.says === 'cutlery' ? text.replace('{{value}}', String(note.count)) : text;
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
  for (const { says, pattern } of patterns()) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [, before = '', value = ''] = found;
    return { note: noteOf(says, value), before: before.trim().replace(/[.。]$/, '') };
  }
  return null;
}

function noteOf(says: StaffSentence, value: string): StaffNote {
  const number = Number(value.replace(/\s/g, '').replace(',', '.'));
  if (says === 'change') return { says, sum: toMoney(number) };
  return says === 'cutlery' ? { says, count: number } : { says };
}

type Pattern = { says: StaffSentence; pattern: RegExp };
let known: Pattern[] | null = null;

/** Each sentence in each language, at the end of a text: after nothing, or after a sentence. */
function patterns(): Pattern[] {
  known ??= languages.flatMap((language) =>
    staffSentences.map((says) => {
      // A number in groups of three; an amount's currency follows.
      const value = `(\\d[\\d\\s]*(?:[.,]\\d+)?)${says === 'change' ? '\\s\\S+?' : ''}`;
      const sentence = staffTexts[language][says]
        .replace(/[.?]/g, '\\$&')
        .replace('{{value}}', value);
      return { says, pattern: new RegExp(`^([^]*[.。!?…؟！？]\\s*)?${sentence}[.。]?$`) };
    }),
  );
  return known;
}
