import type { Place } from './geo';

/** A saved or chosen delivery address. A temporary one carries an id that starts with `temporary:`. */
export type Address = Place & {
  id: string;
  name: string;
  streetName: string;
  houseNumber: string;
  description: string;
  comment: string;
  cityId: string | null;
  details: { office: string; entrance: string; floor: string; domophone: string };
};
