import { catalogParts, readCatalogSlowly } from '../../src/api/catalogParts';
import { recordsOf } from '../../src/api/readers/lists';
import { settingsParts } from '../../src/api/settings';
import { merchantParts } from '../../src/api/wireMerchant';
import { isShop } from '../../src/device/earlyShop';
import { isCarried, isDrawn } from './catalogueSize.ts';
import { TooLarge } from './readBody.ts';

/** Which of home's three responses it is, or what another page says besides. */
export type AnswerKind = 'merchant' | 'settings' | 'catalogue' | 'content';

/**
 * More than any shop's response has, bytes. What is read in one piece keeps every other shop's visitors waiting: 50 ms
 * at most.
 */
const most: Partial<Record<AnswerKind, number>> = {
  merchant: 300_000,
  settings: 300_000,
  content: 300_000,
};

export type CheckedAnswer = {
  /** the app can read it */
  isGood: boolean;
  /** it is a catalogue without products, or content without records (a text has none either) */
  isNone: boolean;
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
  if (bytes > (most[kind] ?? Number.POSITIVE_INFINITY))
    throw new TooLarge(`The response of ${kind} is too large for a page`);
  const value: unknown = JSON.parse(text);
  if (kind === 'content') {
    const isGood = typeof value === 'object' && value !== null;
    return { ...usual, isGood, isNone: !recordsOf(value)?.length, text };
  }
  if (kind === 'merchant') {
    const merchant = merchantOf(value);
    return { ...usual, isGood: merchant !== null, text: asText(merchantParts(value)), merchant };
  }
  if (kind === 'settings') {
    const parts = settingsParts(value);
    // Every field may be missing, but not all of them.
    return { ...usual, isGood: Object.keys(Object(parts)).length > 0, text: asText(parts) };
  }
  if (isCarried(bytes)) {
    const { parts, ...what } = catalogParts(value);
    return { ...usual, ...what, text: asText(parts) };
  }
  const read = await readCatalogSlowly(value, nextTask);
  return { ...usual, isGood: read !== null, isNone: read?.products.length === 0, text: null };
}

const usual = { isNone: false, merchant: null };

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
