import type { Address } from './address';

type Details = Address['details'];
type Part = { name: keyof Details; value: string };

/** `kv. 5`, `qavat: 2`, `кв.№12а`, `kod #45`. */
const labelFirst = /^(\p{L}[\p{L}'’ʻʼ‘`.-]*?)[\s.:№-]*(#?\p{N}[\p{L}\p{N}#*/-]{0,9})$/u;
/** `2-qavat`, `3 этаж`, `5-й подъезд`. */
const valueFirst =
  /^(\p{N}[\p{L}\p{N}/]{0,5}?)(?:-?(?:й|я|ый|chi|nchi|st|nd|rd|th)(?=\s))?[\s-]*(\p{L}[\p{L}'’ʻʼ‘`]+)\.?$/u;

/** The detail in a piece of a sentence; null for anything that is not a label and a short number. */
function partOf(piece: string): Part | null {
  const text = piece.trim();
  const [, label, number] = labelFirst.exec(text) ?? [];
  const [, first, after] = valueFirst.exec(text) ?? [];
  for (const [called, value] of [
    [label, number],
    [after, first],
  ]) {
    const name = called && detailCalled(called);
    if (name && value) return { name, value };
  }
  return null;
}

/** The pieces of a sentence with the signs between them: pieces have even indexes. */
const piecesOf = (sentence: string): string[] => sentence.split(/(\s*[,;\n]\s*)/);

/**
 * Takes a sentence such as "kv. 5, qavat 2, yashil darvoza" apart: its details, and word for word
 * what is none, '' if nothing is left.
 */
export function readSentence(sentence: string): { details: Partial<Details>; words: string } {
  const details: Partial<Details> = {};
  const words: string[] = [];
  for (const piece of piecesOf(sentence).filter((_, index) => index % 2 === 0)) {
    const part = partOf(piece);
    if (part && details[part.name] === undefined) details[part.name] = part.value;
    else if (piece.trim()) words.push(piece.trim());
  }
  return { details, words: words.join(', ') };
}

/** The sentence with other details: what it says besides stays, word for word. */
export function rewriteSentence(sentence: string, changes: Partial<Details>): string {
  const left = new Map(Object.entries(changes));
  const pieces = piecesOf(sentence).map((piece, index) => {
    const part = index % 2 === 0 ? partOf(piece) : null;
    const value = part && left.get(part.name);
    if (!part || value === undefined || value === null) return piece;
    left.delete(part.name);
    return value && piece.replace(part.value, value);
  });
  const unchanged = pieces
    .join('')
    .replace(/^(\s*[,;]\s*)+|(\s*[,;]\s*)+$/g, '')
    .replace(/([,;]\s*){2,}/g, '$1');
  const added = [...left].filter(([, value]) => value).map(([name, value]) => `${name} ${value}`);
  return [unchanged, ...added].filter(Boolean).join(', ');
}

type DetailName = keyof Address['details'];

/** What people call the details of an address; compared without case, signs and apostrophes. */
const labels: Readonly<Record<DetailName, string>> = {
  office: `office ofis flat apartment apt kv kvartira xonadon xona daire пәтер кв квартира офис оф
    хонадон хона`,
  domophone: 'domophone domofon intercom code kod kodi домофон дмф код коди',
  entrance:
    'entrance entry podyezd podezd pod kirish подъезд подьезд под йўлак yolak giriş кіреберіс',
  floor: 'floor qavat etaj etazh kat қават этаж эт қабат',
};

const plain = (label: string): string => label.toLowerCase().replace(/[^\p{L}]/gu, '');

const names = new Map(
  Object.entries(labels).flatMap(([name, words]) =>
    words.split(/\s+/).map((word) => [plain(word), name as DetailName]),
  ),
);

/** The detail that a word such as `kv.`, `Qavat` or `entrance` names; null for any other. */
export const detailCalled = (label: string): DetailName | null => names.get(plain(label)) ?? null;
