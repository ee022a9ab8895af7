import type { Address } from '../domain/addresses/address';
import { detailCalled, readSentence, rewriteSentence } from '../domain/addresses/detailSentence';
import { anyRecord } from '../domain/shape';
import { toText } from './wire';

type Details = Address['details'];
type Read = { details: Partial<Details>; words: string };

/**
 * §3: `details` holds floor, office, entrance and domophone as text. Servers write that as an
 * object, as JSON text (as this app does) or as a sentence; what is none of the four is returned as
 * words.
 */
export function readDetails(details: unknown): Read {
  const stored = parsed(details);
  if (anyRecord(stored)) return readRecord(stored);
  if (Array.isArray(stored)) return readSentence(stored.map((one) => toText(one)).join(', '));
  return readSentence(toText(stored));
}

function readRecord(stored: Readonly<Record<string, unknown>>): Read {
  const details: Partial<Details> = {};
  const words: string[] = [];
  for (const [label, value] of Object.entries(stored)) {
    const shown = wordsOf(value).trim();
    const name = detailCalled(label);
    if (name) details[name] ||= shown;
    else if (shown) words.push(label === 'comment' ? shown : `${label}: ${shown}`);
  }
  return { details, words: words.join(', ') };
}

/** A value as words; a record inside is none of the four details, whatever its labels are. */
function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ');
  if (!anyRecord(value)) return toText(value);
  const entries = Object.entries(value).map(([label, inner]) => [label, wordsOf(inner)] as const);
  return entries.flatMap(([label, words]) => (words ? [`${label}: ${words}`] : [])).join(', ');
}

/** `details` in the form it came in, with other values; JSON text where there was none. */
export function writeDetails(received: unknown, changes: Partial<Details>, all: Details): unknown {
  const stored = parsed(received);
  if (anyRecord(stored)) {
    const changed = { ...stored, ...renamed(stored, changes) };
    return typeof received === 'string' ? JSON.stringify(changed) : changed;
  }
  const sentence = toText(stored);
  return sentence ? rewriteSentence(sentence, changes) : JSON.stringify(all);
}

/** The changes under the labels of the record, such as `kv` for `office`. */
function renamed(stored: object, changes: Partial<Details>): Record<string, string> {
  const labels = Object.keys(stored);
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      labels.find((label) => label === name) ??
        labels.find((label) => detailCalled(label) === name) ??
        name,
      value,
    ]),
  );
}

/** JSON text as what it holds, also when it was written twice. */
function parsed(details: unknown, depth = 2): unknown {
  if (typeof details !== 'string' || depth === 0) return details;
  try {
    return parsed(JSON.parse(details), depth - 1);
  } catch {
    return details;
  }
}
