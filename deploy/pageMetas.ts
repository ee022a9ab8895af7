import { hostKeys } from './hostNames.ts';
import { checkSetting, merchantId, settingNames, settingRules } from './settingRules.ts';
import type { ShopHost } from './shopHost.ts';

const prefix = 'storefront:';

/**
 * Checks the settings that somebody has written into the page: `<meta name="storefront:…">`. Throws
 * a sentence at the first that is none, or whose value is not allowed.
 */
export function checkPageMetas(page: string): void {
  for (const { name, value, setting } of metasOf(page)) {
    if (name === `${prefix}merchant`) checkSetting(name, value, merchantId);
    else if (name === `${prefix}hosts`) checkSetting(name, value, hostKeys);
    else if (!setting)
      throw new Error(
        `${name} is not a setting. Allowed are merchant, hosts, ${settingNames.join(', ')}.`,
      );
    else if (value) checkSetting(name, value, settingRules[setting]);
  }
}

/** The settings that are written into a page. */
export const settingsIn = (page: string): ShopHost['settings'] =>
  Object.fromEntries(
    metasOf(page).flatMap(({ setting, value }) => (setting && value ? [[setting, value]] : [])),
  );

const metasOf = (page: string) =>
  [...page.matchAll(/<meta\b[^>]*>/gi)].flatMap(([tag]) => {
    const name = attributeOf(tag, 'name') ?? '';
    const value = attributeOf(tag, 'content') ?? '';
    const setting = settingNames.find((one) => one === name.slice(prefix.length));
    return name.startsWith(prefix) ? [{ name, value, setting }] : [];
  });

function attributeOf(tag: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? [];
  return (double ?? single ?? bare)
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/**
 * Puts a host's settings and its merchant into the page's head, before the inline script that
 * reads them. The script is unchanged, so its hash stays valid.
 */
export function withSettings(
  page: string,
  { settings, merchantId, hosts }: Pick<ShopHost, 'settings' | 'merchantId' | 'hosts'>,
): string {
  const named = {
    ...settings,
    ...(merchantId && { merchant: merchantId }),
    ...(hosts && { hosts }),
  };
  const tags = Object.entries(named).map(
    ([name, value]) => `<meta name="storefront:${name}" content="${escaped(value)}" />\n    `,
  );
  if (tags.length === 0) return page;
  const place = page.search(/<script\b/i);
  if (place === -1) throw new Error('The page has no script to put the settings before.');
  return page.slice(0, place) + tags.join('') + page.slice(place);
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
