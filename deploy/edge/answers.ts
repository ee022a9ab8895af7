import type { Bytes } from './codec.ts';

/** A response of the API, checked to be 200 and JSON. */
export type Answer = {
  /** a hash of the text */
  version: string;
  /** the app's schemas accept it: only then may it take the place of one that they accept */
  isGood: boolean;
  /** a catalogue without products, or content without records: it may be a failing server's (`absence.ts`) */
  isNone: boolean;
  /** the text, without what the app does not read, compressed where the edge compresses */
  packed: Bytes;
  /** of the text as it came, uncompressed */
  bytes: number;
  /** of a merchant look-up */
  merchant: { id: string; isActive: boolean } | null;
};

/** A response that one page needs besides those of home. */
export type Content = { version: string; text(): Promise<string> };

/** How the app asks for a response. */
export type AskedRead = {
  /** the `merchant` header of the call */
  merchant: string;
  /** with its query, without the API's base URL */
  path: string;
};

type ShopReads<T> = { merchant: T; settings: T; catalogue: T };

/** The three responses that home is drawn from, named as the app calls for them. */
export type ShopAnswers = {
  /** whose they are, for shares of what all shops use */
  owner: string;
  merchantId: string;
  /** of its amounts, an ISO code */
  currency: string;
  isActive: boolean;
  /** the versions of all three */
  shopVersion: string;
  /** the versions of merchant and settings */
  settingsVersion: string;
  /** size of the catalogue, uncompressed */
  catalogueBytes: number;
  isStale: boolean;
  /**
   * the response that one page needs besides; null where it needs none, or the API gives none. For a page that does
   * not wait for it, it may be there only later.
   */
  content(): Content | null;
  reads: ShopReads<AskedRead>;
  texts(): Promise<ShopReads<string>>;
};

/** The versions of all that a page is made of. */
export const versionWith = (
  { shopVersion }: Pick<ShopAnswers, 'shopVersion'>,
  content: Content | null,
): string => `${shopVersion} ${content?.version ?? ''}`;
