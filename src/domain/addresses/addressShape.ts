import { number, orNull, record, text } from '../shape';
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
  latitude: number,
  longitude: number,
};

/** Whether a stored value is an address. */
export const isAddress = record<Address>(addressFields);
