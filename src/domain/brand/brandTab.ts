import { type BrandAddress, type HostKeys, merchantKeyFrom } from '../start/host';

/** One shop of a brand (§3). `host` is null if the server sends none. */
export type Brand = {
  id: string;
  merchantId: string;
  name: string;
  host: string | null;
  color: string | null;
  image: string | null;
};

/**
 * The host of an address as operators type it: `bloom.uz`, `https://www.bloom.uz/`; null if
 * invalid.
 */
export function hostOf(address: string): string | null {
  const [, host] =
    /^\s*(?:https?:\/\/)?([a-z\d.-]+\.[a-z\d-]+)(?:[:/?#].*)?\s*$/i.exec(address) ?? [];
  return host?.toLowerCase() ?? null;
}

/** How to look up a brand's merchant: the same as when its own host is opened. */
export function brandAddressOf({ host }: Brand, hosts: HostKeys): BrandAddress | null {
  if (host === null) return null;
  const found = merchantKeyFrom({ hostname: host, vendor: null, stored: null, hosts });
  return found && { ...found, host };
}

/**
 * Shop tabs for home, in server order, one per merchant, limited to those the host's brand lists
 * (`listed`, null for a host without a brand). Always includes the current shop; empty if there is
 * nothing to choose.
 */
export function brandTabs(
  brands: readonly Brand[],
  own: Brand,
  listed: readonly string[] | null,
  hosts: HostKeys,
): readonly Brand[] {
  const isOwn = ({ merchantId }: Brand) => merchantId === own.merchantId;
  const canOpen = (brand: Brand) =>
    isOwn(brand) ||
    (brandAddressOf(brand, hosts) !== null && (listed?.includes(brand.merchantId) ?? true));
  const isFirst = ({ merchantId }: Brand, index: number) =>
    brands.findIndex((each) => each.merchantId === merchantId) === index;
  const open = brands.filter((brand, index) => isFirst(brand, index) && canOpen(brand));
  const all = open.some(isOwn) ? open : [own, ...open];
  return all.length > 1 ? all : [];
}
