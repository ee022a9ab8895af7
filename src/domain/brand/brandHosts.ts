import { startsInRussian } from '../start/startsInRussian';

/** A group of merchants with hosts of its own (§1). */
type Family = {
  brand: string;
  /** each host includes its subdomains */
  hosts: readonly string[];
  merchantIds: readonly string[];
};

/** The brand table (§1): operators add one row per brand. The test host is the demo's. */
const families: readonly Family[] = [
  {
    brand: 'demo',
    hosts: ['test.storefront.uz'],
    merchantIds: ['7001', '7002', '7003', ...startsInRussian],
  },
];

/** The brand of a host, null if it has none (§1). */
export function brandOf(hostname: string): string | null {
  const host = hostname.toLowerCase();
  const owns = (own: string) => host === own || host.endsWith(`.${own}`);
  return families.find(({ hosts }) => hosts.some(owns))?.brand ?? null;
}

/** Ids of a brand's merchants; empty for an unknown brand. */
export function merchantIdsOf(brand: string): readonly string[] {
  return families.find((row) => row.brand === brand)?.merchantIds ?? [];
}
