import type { Address } from './address';

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
