import { isDevelopmentHost } from '../src/domain/start/host.ts';
import type { SettingName } from './settingRules.ts';
import type { ShopHosts } from './shopHost.ts';

/** What a page asks for by script: over https browsers block it at an http address. */
const asked = [
  'VITE_API_BASE_URL',
  'VITE_DEV_API_BASE_URL',
  'VITE_CONTENT_BASE_URL',
  'VITE_MAP_STYLE_URL',
  'VITE_REPORT_URL',
] as const satisfies readonly SettingName[];

/** Whether a page may call an address: not http from https, unless that is on the machine of the browser. */
function mayCall(page: URL, address: URL): boolean {
  if (page.protocol !== 'https:' || address.protocol !== 'http:') return true;
  return /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname);
}

/** The settings of a page that it could not call, with their addresses. */
export function insecureIn(page: URL, settingOf: (name: SettingName) => string | null | undefined) {
  return asked.flatMap((setting) => {
    const address = (settingOf(setting) ?? '').trim().replace('{theme}', 'light');
    const isFine = !URL.canParse(address, page.href) || mayCall(page, new URL(address, page));
    return isFine ? [] : [{ setting, address }];
  });
}

/** Throws a sentence for a host whose page could not be used: it is opened over https, and its API is http. */
export function checkSecure({ fallback, named }: ShopHosts): void {
  for (const [name, { settings }] of [['*', fallback] as const, ...named]) {
    if (isDevelopmentHost(name)) continue;
    const page = new URL(`https://${name.replace('*', 'any')}/`);
    for (const { setting, address } of insecureIn(page, (each) => settings[each]))
      throw new Error(
        `${name}: ${setting} is "${address}". The shop is opened over https, and from there no browser calls ` +
          'an http address: give the https one.',
      );
  }
}
