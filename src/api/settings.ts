import * as v from 'valibot';
import {
  defaultSettings,
  type FeatureFlag,
  type MerchantLinks,
  type MerchantSettings,
  type PaymentFlag,
} from '../domain/merchant';
import { featureFlags, linkNames, paymentFlags, settingsSchema } from '../domain/settingsSchema';
import { type Language, languages } from '../domain/text/language';
import { partsRead } from './partsRead';
import { isPaymentField, paymentConfigsOf } from './paymentConfigs';
import { pictureOrNull, textList, toLink } from './readers/links';
import { localized, toText } from './readers/texts';
import { colorOrNull, nullableFlag, oneOf, toFlag } from './readers/values';

const defaults = defaultSettings;
const { mapType, groupView, categoryView, basketPosition, modificationView } =
  settingsSchema.entries;

const colorTypes = ['DARK', 'LIGHT'] as const;

/** The settings' fields with one name each, and all others as they came. */
export const wireSettings = v.looseObject({
  title: localized,
  logo: pictureOrNull,
  favicon: pictureOrNull,
  mainColor: colorOrNull,
  mainColorType: oneOf(colorTypes, null),
  mainLanguage: oneOf([...languages, 'en'], null),
  isDark: nullableFlag,
  mapType: oneOf(mapType.options, defaults.mapType),
  groupView: oneOf(groupView.options, defaults.groupView),
  categoryView: oneOf(categoryView.options, defaults.categoryView),
  basketPosition: oneOf(basketPosition.options, defaults.basketPosition),
  modificationViewType: oneOf(modificationView.options, defaults.modificationView),
  copyrightLeft: localized,
  copyrightRight: localized,
  contacts: textList,
});

/** §3, merchant settings: missing fields default to `defaultSettings`. */
export const settings = v.pipe(
  wireSettings,
  v.transform(
    (wire): MerchantSettings => ({
      title: wire.title,
      logo: wire.logo,
      favicon: wire.favicon,
      mainColor: wire.mainColor,
      mainColorIsDark: wire.mainColorType === 'DARK',
      isDark: wire.isDark,
      // settled: start, `en` means `eng`.
      mainLanguage: wire.mainLanguage === 'en' ? 'eng' : wire.mainLanguage,
      activeLanguages: activeLanguagesOf(wire),
      mapType: wire.mapType,
      groupView: wire.groupView,
      categoryView: wire.categoryView,
      basketPosition: wire.basketPosition,
      modificationView: wire.modificationViewType,
      copyrightLeft: wire.copyrightLeft,
      copyrightRight: wire.copyrightRight,
      flags: flagsOf(wire),
      payments: paymentConfigsOf(wire),
      links: linksOf(wire),
      contacts: wire.contacts,
      tracking: trackingOf(wire),
    }),
  ),
);

type Loose = Readonly<Record<string, unknown>>;

function activeLanguagesOf(wire: Loose): readonly Language[] {
  const active = languages.filter((language) => toFlag(wire[`${language}Active`]));
  return active.length > 0 ? active : defaults.activeLanguages;
}

function flagsOf(wire: Loose): Record<FeatureFlag | PaymentFlag, boolean> {
  const flags = { ...defaults.flags };
  for (const name of [...featureFlags, ...paymentFlags]) {
    flags[name] = toFlag(wire[name]) ?? flags[name];
  }
  return flags;
}

/** A link is shown unless its Active flag is false. */
function linksOf(wire: Loose): MerchantLinks {
  const links = { ...defaults.links };
  for (const name of linkNames) {
    // A phone may be a number.
    const link = toLink(wire[name]) ?? (toText(wire[name]) || null);
    links[name] = toFlag(wire[`${name}Active`]) === false ? null : link;
  }
  return links;
}

/** Keys are the merchant's secrets: §3 names some of Yandex's. */
export const trackingField = /^(amo|yandexM|metaP|googleT).*(Id|Hash|Active|Enabled)$/;

/** Flags and ids of third-party scripts; the ids are validated when the scripts are loaded. */
const trackingOf = (wire: Loose): Loose =>
  Object.assign(
    Object.create(null),
    Object.fromEntries(
      Object.entries(wire)
        .filter(([name]) => trackingField.test(name))
        .map(([name, value]) => [
          name,
          /(Active|Enabled)$/.test(name) ? toFlag(value) === true : toText(value),
        ]),
    ),
  );

/** Whether the settings have a field of this name that the app reads. */
const isSettingsField = (name: string): boolean =>
  Object.hasOwn(wireSettings.entries, name) ||
  trackingField.test(name) ||
  isPaymentField(name) ||
  [...featureFlags, ...paymentFlags, ...linkNames, ...languages].some(
    (known) => name === known || name === `${known}Active`,
  );

/** Settings with only what the app reads. */
export const settingsParts = (found: unknown): unknown =>
  partsRead(found, (watched) => v.safeParse(settings, watched), isSettingsField);
