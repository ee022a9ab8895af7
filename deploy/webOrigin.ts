/**
 * The origin of a web address. Only the origin goes into a header, so that no part of an address
 * can end a directive. Throws, naming the setting, for anything but a web address.
 */
export function webOrigin(address: string, setting: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`${setting} is not a web address: ${address}`);
  return url.origin;
}
