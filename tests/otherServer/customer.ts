import { expect } from 'vitest';
import { settled } from '../until';
import { lastOtherCode, type OtherPage } from './openOther';

/** Logs in by phone and code. */
export async function logInThere(page: OtherPage, phone = '+998901112233'): Promise<void> {
  expect(await settled(page.sendCode(phone))).toBeNull();
  expect(await settled(page.confirmCode(lastOtherCode()))).toBeNull();
}

/** Adds `count` of the meat somsa to the basket. */
export function addSomsa(page: OtherPage, count = 1): void {
  const somsa = page.catalog.state.products.get('101');
  if (!somsa) throw new Error('The somsa is not in the catalogue');
  page.addToBasket(somsa, [], count);
}
