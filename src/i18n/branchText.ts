import type { Branch } from '../domain/branches/branch';
import { showText } from './show';

/** What a branch is called: its name, else its address; '' where neither is known. */
export const branchText = ({ name, address }: Pick<Branch, 'name' | 'address'>): string =>
  showText(name) || address.trim();
