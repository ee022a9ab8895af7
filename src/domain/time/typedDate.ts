import { westernDigits } from '../text/digits';

/**
 * New value of a date field (§9: `dd.mm.yyyy`) after an edit: adds dots when typing at the end and
 * turns pasted separators into dots. Edits in the middle are kept as they are, so that the caret
 * does not jump.
 */
export function typeDate(before: string, after: string): string {
  const text = westernDigits(after).trim();
  const iso = /^(\d{4})\D+(\d\d?)\D+(\d\d?)(?!\d)/.exec(text);
  if (iso) return `${iso[3]?.padStart(2, '0')}.${iso[2]?.padStart(2, '0')}.${iso[1]}`;
  const packed = /^\d{8}$/.test(text) ? unpacked(text) : null;
  if (packed) return packed;
  const clean = text.replace(/[^\d.]+/g, '.').replace(/\.{2,}/g, '.');
  const isAddedTo = clean.length > before.length && clean.startsWith(before);
  if (!isAddedTo) return clean.slice(0, 10);
  const digits = clean.replace(/^(\d\d)(?=\d)/, '$1.').replace(/^(\d\d?\.\d\d)(?=\d)/, '$1.');
  return digits.replace(/^(\d\d|\d\d?\.\d\d)$/, '$1.').slice(0, 10);
}

/** Eight digits at once, as pasted or filled in: `17051990` or `19900517`; null for no date. */
function unpacked(digits: string): string | null {
  const dated = digits.replace(/^(..)(..)/, '$1.$2.');
  const turned = digits.replace(/^(....)(..)(..)$/, '$3.$2.$1');
  return [dated, turned].find((text) => dayOf(text) !== null) ?? null;
}

/** `yyyy-mm-dd` of a typed date; null if it is not a calendar date. */
export function dayOf(typed: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(typed.trim()) ?? [];
  if (year === '') return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${iso}T00:00:00Z`);
  // The 31st of a short month would roll over into the next.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : null;
}

/** A `yyyy-mm-dd` day as `dd.mm.yyyy`; '' for anything else. */
export function typedDay(iso: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso ?? '') ?? [];
  return year ? `${day}.${month}.${year}` : '';
}
