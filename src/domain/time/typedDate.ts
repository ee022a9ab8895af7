import { westernDigits } from '../text/digits';

/** A date as people write it in this shop (§9: `dd.mm.yyyy`), typed digit by digit. */

/**
 * What stands in the field once `before` has become `after`: the points come by themselves where
 * something is added at the end, and whatever separates a pasted date becomes one. A change in the
 * middle stays as it was made, so that the caret does too.
 */
export function typeDate(before: string, after: string): string {
  const text = westernDigits(after).trim();
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  if (iso) return `${iso[3]}.${iso[2]}.${iso[1]}`;
  const clean = text.replace(/[^\d.]+/g, '.').replace(/\.{2,}/g, '.');
  const isAddedTo = clean.length > before.length && clean.startsWith(before);
  if (!isAddedTo) return clean.slice(0, 10);
  const digits = clean.replace(/^(\d\d)(?=\d)/, '$1.').replace(/^(\d\d?\.\d\d)(?=\d)/, '$1.');
  return digits.replace(/^(\d\d|\d\d?\.\d\d)$/, '$1.').slice(0, 10);
}

/** The day `yyyy-mm-dd` that was typed; null for none that a calendar has. */
export function dayOf(typed: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(typed.trim()) ?? [];
  if (year === '') return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${iso}T00:00:00Z`);
  // The 31st of a short month runs over into the next.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : null;
}

/** A day `yyyy-mm-dd` as it would have been typed; '' for anything else. */
export function typedDay(iso: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso ?? '') ?? [];
  return year ? `${day}.${month}.${year}` : '';
}
