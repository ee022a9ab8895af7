import { anyRecord, number, orAbsent, orNull, record, text } from '../shape';
import type { Address } from './address';

export const addressFields = {
  id: text,
  name: text,
  streetName: text,
  houseNumber: text,
  description: text,
  comment: text,
  cityId: orNull(text),
  details: record({ office: text, entrance: text, floor: text, domophone: text }),
  latitude: orNull(number),
  longitude: orNull(number),
  words: orAbsent(text),
  received: orAbsent(anyRecord),
};

/** Whether a stored value is an address. */
export const isAddress = record<Address>(addressFields);
