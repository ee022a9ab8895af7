/**
 * The origin of a web address: only that goes into a header, so that nothing in an address can end a
 * directive. Throws, naming the setting, when it is no web address.
 */
export function webOrigin(address: string, setting: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`${setting} is no web address: ${address}`);
  return url.origin;
}
