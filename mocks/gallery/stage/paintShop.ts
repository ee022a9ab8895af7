import { readableText } from '../../../src/domain/brand/contrast';
import type { Backend } from '../../backend/app';
import type { Switches } from '../look/switches';

/** Sets the merchant's colour and language, from which the app takes them. */
export function paintShop(
  { db }: Backend,
  vendor: string,
  { brand, language }: Pick<Switches, 'brand' | 'language'>,
): void {
  const shop = db.merchants.find(({ sub }) => sub === vendor);
  const settings = db.settings.find(({ merchantId }) => merchantId === shop?.id);
  if (!settings) return;
  settings[`${language}Active`] = true;
  if (!brand) return;
  settings.mainColor = brand;
  settings.mainColorType = readableText(brand) === 'white' ? 'DARK' : 'LIGHT';
}
