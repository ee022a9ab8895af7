import { anyRecord, text } from '../shape.ts';

/** The deployment's brands (`brands.json`; §1): hosts and merchants of each, by its name. */
export type BrandTable = {
  brands: Readonly<Record<string, Family>>;
  /** §4: ids of the merchants whose storefront starts in Russian */
  startsInRussian: readonly string[];
};

/** Each host includes its subdomains. */
type Family = { hosts: readonly string[]; merchantIds: readonly string[] };

const none: BrandTable = { brands: {}, startsInRussian: [] };

const texts = (value: unknown): value is string[] => Array.isArray(value) && value.every(text);
const isFamily = (value: unknown): value is Family =>
  anyRecord(value) && texts(value.hosts) && texts(value.merchantIds);

/** Reads a table, in JSON; an empty one for an empty text, and null for one that is not a table. */
export function parseBrands(json: string): BrandTable | null {
  if (json.trim() === '') return none;
  try {
    const table: unknown = JSON.parse(json);
    if (!anyRecord(table)) return null;
    const { brands = {}, startsInRussian = [] } = table;
    const isTable = anyRecord(brands) && Object.values(brands).every(isFamily);
    return isTable && texts(startsInRussian)
      ? { brands: brands as BrandTable['brands'], startsInRussian }
      : null;
  } catch {
    return null;
  }
}

/** The same for a running shop: an unreadable table costs the tabs, not the shop. */
export const readBrands = (json: string): BrandTable => parseBrands(json) ?? none;

/** The brand of a host, null if it has none (§1). */
export function brandOf({ brands }: BrandTable, hostname: string): string | null {
  const host = hostname.toLowerCase();
  const owns = (own: string) => host === own || host.endsWith(`.${own}`);
  return Object.entries(brands).find(([, { hosts }]) => hosts.some(owns))?.[0] ?? null;
}

/** Ids of a brand's merchants; empty for an unknown brand. */
export const merchantIdsOf = ({ brands }: BrandTable, brand: string): readonly string[] =>
  Object.entries(brands).find(([name]) => name === brand)?.[1].merchantIds ?? [];
