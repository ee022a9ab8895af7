import type { Branch } from '../domain/branches/branch';
import { showText } from './show';

/** A branch's name, else its address; '' if neither is known. */
export const branchText = ({ name, address }: Pick<Branch, 'name' | 'address'>): string =>
  showText(name) || address.trim();
