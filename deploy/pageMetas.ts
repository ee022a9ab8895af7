import { hostKeys } from './hostKeys.ts';
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
