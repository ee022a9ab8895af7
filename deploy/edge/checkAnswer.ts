import { settingsParts } from '../../src/api/settings';
import { catalogParts, readCatalogSlowly } from '../../src/api/wireCatalog';
import { merchantParts } from '../../src/api/wireMerchant';
import { isShop } from '../../src/device/earlyShop';
import { isCarried, isDrawn } from './catalogueSize.ts';
import { TooLarge } from './readBody.ts';

/** Which of home's three responses it is, or what another page says besides. */
export type AnswerKind = 'merchant' | 'settings' | 'catalogue' | 'content';

/** More than a page says of branches, vacancies or a policy, bytes. */
const mostContent = 300_000;

export type CheckedAnswer = {
  /** the app can read it */
  isGood: boolean;
  /** only what the app reads, as JSON; null for a catalogue too large for a page to carry */
  text: string | null;
  /** of a merchant look-up */
  merchant: { id: string; isActive: boolean } | null;
};

/**
 * Checks a response by the app's own schemas. Rejects for a text that is not JSON, and with `TooLarge`
 * for a catalogue that no page could be made of.
 */
export async function checkAnswer(
  kind: AnswerKind,
  text: string,
  bytes: number,
  isRead = isDrawn,
): Promise<CheckedAnswer> {
  if (kind === 'catalogue' && !isRead(text.length))
    throw new TooLarge('The catalogue is too large to be rendered');
  if (kind === 'content' && bytes > mostContent)
    throw new TooLarge('The content of a page is too large');
  const value: unknown = JSON.parse(text);
  if (kind === 'content')
    return { isGood: typeof value === 'object' && value !== null, text, merchant: null };
  if (kind === 'merchant') {
    const merchant = merchantOf(value);
    return { isGood: merchant !== null, text: asText(merchantParts(value)), merchant };
  }
  if (kind === 'settings') {
    const parts = settingsParts(value);
    // Every field may be missing, but not all of them.
    return { isGood: Object.keys(Object(parts)).length > 0, text: asText(parts), merchant: null };
  }
  if (isCarried(bytes)) {
    const { parts, isGood } = catalogParts(value);
    return { isGood, text: asText(parts), merchant: null };
  }
  const isGood = (await readCatalogSlowly(value, nextTask)) !== null;
  return { isGood, text: null, merchant: null };
}

const asText = (value: unknown): string => JSON.stringify(value);

/** Requests that wait get their turn. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The id as the early script reads it. */
function merchantOf(value: unknown): CheckedAnswer['merchant'] {
  if (typeof value !== 'object' || value === null || !('id' in value) || !value.id) return null;
  const { id } = value;
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  // The app shows both in the same way.
  const isDeleted = 'deleted' in value && value.deleted === true;
  return { id: String(id), isActive: isShop(value) && !isDeleted };
}
