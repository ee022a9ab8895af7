import { startsInRussian } from '../start/startsInRussian';

/** A family of merchants that is entered through hosts of its own (§1). */
type Family = {
  brand: string;
  /** a host stands for itself and for everything below it */
  hosts: readonly string[];
  merchantIds: readonly string[];
};

/** The one table of brands (§1). An operator adds a row for each; the test host is the demo's. */
const families: readonly Family[] = [
  {
    brand: 'demo',
    hosts: ['test.storefront.uz'],
    merchantIds: ['7001', '7002', '7003', ...startsInRussian],
  },
];

/** The brand that a host belongs to, null for a host of no brand (§1). */
export function brandOf(hostname: string): string | null {
  const host = hostname.toLowerCase();
  const owns = (own: string) => host === own || host.endsWith(`.${own}`);
  return families.find(({ hosts }) => hosts.some(owns))?.brand ?? null;
}

/** The ids of a brand's merchants, none for an unknown brand. */
export function merchantIdsOf(brand: string): readonly string[] {
  return families.find((row) => row.brand === brand)?.merchantIds ?? [];
}
