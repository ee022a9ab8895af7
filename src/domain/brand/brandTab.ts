import { type MerchantKey, merchantKeyFrom } from '../start/host';

/** One shop of a brand (§3). `host` is its own address, null where the server tells none. */
export type Brand = {
  id: string;
  merchantId: string;
  name: string;
  host: string | null;
  color: string | null;
  image: string | null;
};

/** Where the shop behind a tab is found: how it is looked up, and its own host. */
export type BrandAddress = MerchantKey & { host: string };

/** The host of an address as operators write it: `bloom.uz`, `https://www.bloom.uz/`; null for none. */
export function hostOf(address: string): string | null {
  const [, host] =
    /^\s*(?:https?:\/\/)?([a-z\d.-]+\.[a-z\d-]+)(?:[:/?#].*)?\s*$/i.exec(address) ?? [];
  return host?.toLowerCase() ?? null;
}

/** How the merchant of a brand is looked up: as anybody would who opens its own host. */
export function brandAddressOf({ host }: Brand): BrandAddress | null {
  const found =
    host === null ? null : merchantKeyFrom({ hostname: host, vendor: null, stored: null });
  return host === null || found === null ? null : { ...found, host };
}

/**
 * The shops to choose from on home, in the server's order: one for each merchant, of those that this
 * host's brand lists (`listed`, null for a host of no brand), and none where there is no choice. The
 * host's own shop is always among them, so that there is a way back to it.
 */
export function brandTabs(
  brands: readonly Brand[],
  own: Brand,
  listed: readonly string[] | null,
): readonly Brand[] {
  const isOwn = ({ merchantId }: Brand) => merchantId === own.merchantId;
  const canOpen = (brand: Brand) =>
    isOwn(brand) ||
    (brandAddressOf(brand) !== null && (listed?.includes(brand.merchantId) ?? true));
  const isFirst = ({ merchantId }: Brand, index: number) =>
    brands.findIndex((each) => each.merchantId === merchantId) === index;
  const open = brands.filter((brand, index) => isFirst(brand, index) && canOpen(brand));
  const all = open.some(isOwn) ? open : [own, ...open];
  return all.length > 1 ? all : [];
}
