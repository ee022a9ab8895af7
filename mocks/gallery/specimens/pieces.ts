import type { Group } from '../specimen';
import { buttons } from './buttons';
import { choices } from './choices';
import { fields } from './fields';
import { notes } from './notes';
import { products } from './products';
import { rows } from './rows';
import { sheets } from './sheets';
import { signs } from './signs';
import { waiting } from './waiting';

/** The components of src/ui. */
export const pieceGroups: readonly Group[] = [
  buttons,
  fields,
  choices,
  rows,
  products,
  signs,
  waiting,
  notes,
  sheets,
];
