import { webAddress } from './settingRules.ts';

/**
 * The origin of a web address; `*.` before the host stands for all below it. Only the origin goes
 * into a header, and its host has no sign that could end a directive or begin a variable. Throws,
 * naming the setting, for anything but a web address.
 */
export function webOrigin(address: string, setting: string): string {
  const [, scheme = '', group = '', rest = ''] = /^(https?:\/\/)(\*\.)?(.*)$/.exec(address) ?? [];
  const url = webAddress(scheme + rest);
  if (url === null)
    throw new Error(
      `${setting} is not a web address: ${JSON.stringify(address)}. Allowed is one such as https://example.uz.`,
    );
  // A name may end with a dot, and is the same without it.
  return `${url.protocol}//${group}${url.host.replace(/\.(?=$|:)/, '')}`;
}
