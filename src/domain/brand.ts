/** A family of merchants that is entered through hosts of its own (§1). */
type Brand = {
  brand: string;
  /** a host stands for itself and for everything below it */
  hosts: readonly string[];
  merchantIds: readonly string[];
  /** §4: the merchants among them whose storefront starts in Russian */
  russianFirst: readonly string[];
};

/** The one table of brands (§1). An operator adds a row for each; the test host is the demo's. */
const brands: readonly Brand[] = [
  {
    brand: 'demo',
    hosts: ['test.storefront.uz'],
    merchantIds: ['demo', 'bloom', 'closed', 'samovar', 'matryoshka', 'troika'],
    russianFirst: ['samovar', 'matryoshka', 'troika'],
  },
];

/** The brand that a host belongs to, null for a host of no brand (§1). */
export function brandOf(hostname: string): string | null {
  const host = hostname.toLowerCase();
  const owns = (own: string) => host === own || host.endsWith(`.${own}`);
  return brands.find(({ hosts }) => hosts.some(owns))?.brand ?? null;
}

/** The ids of a brand's merchants, none for an unknown brand. */
export function merchantIdsOf(brand: string): readonly string[] {
  return brands.find((row) => row.brand === brand)?.merchantIds ?? [];
}

/** Whether the storefront of this merchant speaks Russian until the person chooses (§4). */
export function startsInRussian(merchantId: string | null): boolean {
  return brands.some(({ russianFirst }) => russianFirst.some((id) => id === merchantId));
}
