import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../src');

/** Everything in a source that could lead away, load something, or turn text into markup. */
const sinks = [
  /\b(?:href|src|srcSet|poster|formAction|xlinkHref)=(?:\{(?:[^{}]|\{[^{}]*\})*\}|"[^"\n]*")/g,
  /(?<![\w.]const |let )\b[\w.]+\.(?:href|src|srcset|cssText|innerHTML|outerHTML|srcdoc) \+?= [^;\n]+/g,
  /\b(?:location|tab\.location)\.(?:assign|replace)\([^\n]*/g,
  /\bwindow\.open\([^\n]*/g,
  /[\w.]*\b(?:openLink|openTelegramLink|openPage|openInvoice|shareURL|openUrl)(?:\.ifAvailable)?\([^\n]*/g,
  /\b(?:eval|insertAdjacentHTML|createContextualFragment|replaceSync|setHTMLUnsafe)\([^\n]*/g,
  /\bdocument\.write\w*\(|\bnew Function\(|\bdangerouslySetInnerHTML/g,
  /\bsetAttribute\((?!'(?:role|inert|blocking|aria-[a-z]+)')[^\n]*/g,
  /\bObject\.assign\(document\.createElement\('(?:link|a|script|iframe|img)'\)[^\n]*/g,
  /\burl\([^\n]*|\bbackgroundImage\b/g,
  /\bstyle=\{[^\n]*|\bstyle\.setProperty\([^\n]*/g,
];

/** What makes an address harmless, no matter who wrote the rest of it. */
const harmless: readonly [RegExp, string][] = [
  [/^href=\{paths\.\w+/, 'a path of the shop, with encoded parts'],
  [/^href=\{`#\$\{\w+\}`\}$/, 'a place on this page'],
  [/phoneHref\(/, 'tel: with digits'],
  [/^style=\{(\w+\}|\{$)|(px|%|ms)`|\b(blockSize|zIndex|aspectRatio|top):? /, 'numbers'],
];

/** The rest, each with the reason why it may stand there. */
const reasons: Readonly<Record<string, readonly [sink: string, why: string][]>> = {
  'app/desktop/BasketPanel.tsx': [["('--panel', '0px')", 'a constant']],
  'app/desktop/Desktop.tsx': [['style={{ top, left', 'numbers']],
  'app/edge/article/articles.tsx': [
    ['href={href}', 'tel: of shopPhones'],
    ["addressOf('', path", 'a path of the shop, in a language'],
  ],
  'app/edge/article/pageArticle.tsx': [
    ['href={href}', 'linkRows: checked by linkAddress'],
    ['href={href}', 'tel: of shopPhones'],
  ],
  'app/edge/renderHome.tsx': [["', '<use data-href=", 'a name, without its value']],
  'app/edge/edgePage.ts': [["dataset.style ?? ''", 'of markup that the edge has made']],
  'app/edge/fetchPictures.ts': [
    ["getAttribute(deferred) ?? ''", 'of markup that the edge has made'],
  ],
  'app/Overlays.tsx': [
    ['edgeOn(color, grounds)', 'a colour: edgeOn'],
    ['link.href = icon', 'of the picture host: pictureUrl'],
  ],
  'app/App.tsx': [
    ["('--brand', color)", 'a colour: colorOrNull'],
    ['textOn(color', 'black or white'],
  ],
  'device/trackers.ts': [['script.src = src', 'constants of device/ and map/']],
  'device/reload.ts': [['location.replace(`/', 'home of this shop, with its own query']],
  'device/chunkErrors.ts': [['setAttribute(name, value)', 'copies a link of the page itself']],
  'flows/brand/chooseBrand.ts': [['openLink(`https://', 'the checked function']],
  'flows/catalog/share.ts': [['openLink(`https://t.me/share/url?', 'with an encoded query']],
  'flows/openLink.ts': [
    ['openLink(link.url)', 'the checked function'],
    ['openLink(typed: string)', 'the checked function'],
    ['telegram.openLink(link.url)', 'checked here: readLink'],
  ],
  'flows/start/refuseFrame.ts': [["link.href = '/'", 'a constant']],
  'flows/order/payOrder.ts': [
    ['telegram.openInvoice(link, onLate)', 'checked above: readLink and isInvoiceLink'],
    ['telegram.openLink(link)', 'checked above: readLink'],
  ],
  'map/ymaps3.ts': [['script.src = `https://api-maps.yandex.ru/v3/?', 'an encoded key']],
  'screens/extra/ContactsScreen.tsx': [
    ['href={href}', 'of readContact, which asks readLink, or of shopPhones: phoneHref'],
    ['href={phone.href}', 'of shopPhone: phoneHref'],
  ],
  'screens/extra/LinkPageScreen.tsx': [
    ['href={href}', 'of linkAddress or readContact, which ask readLink'],
    ['openLink(href)', 'the checked function'],
  ],
  'screens/catalog/TileGrid.tsx': [['{ color }', 'a colour: colorOrNull']],
  'screens/home/SearchAgain.tsx': [["setAttribute('data-stuck', end)", 'one of two words']],
  'screens/home/BrandTabs.tsx': [['brand.color', 'a colour: colorOrNull']],
  'screens/home/Catalogue.tsx': [
    ['groundOf(bgColor)', 'a colour: colorOrNull'],
    ['{ background: iconBgColor }', 'the same'],
  ],
  'screens/home/scrollToSection.ts': [["('content-visibility', 'visible')", 'a constant']],
  'screens/branches/BranchDetail.tsx': [['href={href}', 'of shopPhones: phoneHref']],
  'screens/basket/SharedLines.tsx': [['href={address}', 'of paths.product']],
  'screens/orders/CodeOfOrder.tsx': [['href={phone.href}', 'of shopPhone: phoneHref']],
  'screens/home/HeaderButtons.tsx': [['href={path}', 'a path of the shop']],
  'screens/info/FullPage.tsx': [
    ['href={phone.href}', 'of shopPhone: phoneHref'],
    ['href={chat}', 'of linkAddress, which asks readLink'],
    ['openLink(chat)', 'the checked function'],
  ],
  'screens/info/PolicyScreen.tsx': [
    ['href={link.url}', 'of readLink'],
    ['openLink(link.url)', 'the checked function'],
  ],
  'screens/orders/OrderCourier.tsx': [['href={href}', 'of shopPhones: phoneHref']],
  'screens/orders/OrderPlace.tsx': [
    ['href={href}', 'of shopPhones: phoneHref'],
    ['openLink(directionsUrl(', 'the checked function'],
  ],
  'screens/orders/ShopContacts.tsx': [
    ['href={href}', 'of shopPhones: phoneHref'],
    ['openLink(chat)', 'the checked function'],
  ],
  'screens/vacancies/VacanciesScreen.tsx': [['href={href}', 'of shopPhones: phoneHref']],
  'screens/stories/StoryViewer.tsx': [
    ['backgroundImage', 'a picture that is shown: its currentSrc'],
    ['url(${JSON.stringify(ring)', 'the same'],
  ],
  'screens/profile/Person.tsx': [['src={photo}', 'of readPhoto, which asks readLink']],
  'screens/reservation/ReservationForm.tsx': [['href={phone.href}', 'of bookingPhone: phoneHref']],
  'screens/reservation/ReservationScreen.tsx': [['href={bookingPhone(branch)?.href}', 'phoneHref']],
  'telegram/deferredHost.ts': [
    ['host.openLink(url)', 'passes on'],
    ['host.openTelegramLink(url)', 'passes on'],
    ['host.openInvoice(url, onLate)', 'passes on'],
  ],
  'telegram/handle.ts': [
    ['openLink(url: string)', 'a type'],
    ['openTelegramLink(url: string)', 'a type'],
    ['openInvoice(url: string, onLate', 'a type'],
  ],
  'telegram/insideTelegram.ts': [
    ['openLink(url) {', 'called by flows/openLink and payOrder'],
    ['openTelegramLink.ifAvailable(own)', 'only https://t.me: telegramLink'],
    ['openLink.ifAvailable(url)', 'called by flows/openLink and payOrder'],
    ['page.openLink(url)', 'called by flows/openLink and payOrder'],
    ['openTelegramLink.ifAvailable(url)', 'the SDK takes only t.me'],
    ['shareURL.ifAvailable(what.url', 'the shop’s own address: storefrontAddress'],
  ],
  'telegram/invoice.ts': [['openInvoice(', 'called by payOrder; Telegram gets the slug alone']],
  'telegram/page.ts': [
    ['openPage(url: string)', 'called by flows/openLink and payOrder'],
    ["open('about:blank'", 'a constant'],
    ['location.assign(url)', 'called by flows/openLink and payOrder'],
    ['location.replace(url)', 'called by flows/openLink and payOrder'],
  ],
  'telegram/theme.ts': [['--tg-theme-', 'a colour: readTheme']],
  'ui/pictureAt.ts': [['href="${CSS.escape(', 'looks for a link']],
  'ui/onDrag.ts': [["('--fall-curve', `cubic-bezier(", 'a number']],
  'ui/keyboard.ts': [["('--keyboard', keyboard)", 'a height']],
  'ui/Button.tsx': [['href={href}', 'every use of Button is listed here']],
  'ui/Icon.tsx': [['sprite}#', 'the build’s own file']],
  'ui/NavigationBar.tsx': [['href={href}', 'paths, in HomeNavigation']],
  'ui/Picture.tsx': [['url(${JSON.stringify(under)', 'a picture that is shown: its currentSrc']],
  'ui/ProductCard.tsx': [['href={href}', 'paths.product']],
  'ui/ProductRow.tsx': [['href={href}', 'every use of ProductRow is listed here']],
  'ui/Row.tsx': [['href={href}', 'every use of Row is listed here']],
  'ui/Anchor.tsx': [
    ['href={href}', 'every use of Anchor is listed here'],
    ['location.assign(path)', 'a path: Anchor'],
  ],
};

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|testing|d)\.tsx?$/.test(file),
);

const found = sources.flatMap((file) => {
  const code = readFileSync(join(src, file), 'utf8').replace(/^\s*(\*|\/\/|\/\*).*$/gm, '');
  const all = sinks.flatMap((sink) => [...code.matchAll(sink)].map(([text]) => text));
  return all.map((text) => ({ file, text }));
});

const isListed = (file: string, text: string) =>
  (reasons[file] ?? []).some(([sink]) => text.includes(sink));

test('every address, redirect and style in the app is checked or built here', () => {
  expect(found.length).toBeGreaterThan(50);
  const unknown = found.filter(
    ({ file, text }) => !harmless.some(([pattern]) => pattern.test(text)) && !isListed(file, text),
  );
  expect(unknown).toEqual([]);
});

test('no reason is left over', () => {
  const idle = Object.entries(reasons).flatMap(([file, list]) =>
    list
      .filter(([sink]) => !found.some((one) => one.file === file && one.text.includes(sink)))
      .map(([sink]) => `${file}: ${sink}`),
  );
  expect(idle).toEqual([]);
});

test('style sheets load nothing', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(20);
  const loading = sheets.filter(
    (file) =>
      // MapLibre's own, of the installed package.
      file !== 'map/vendor.css' &&
      /url\((?!['"]?data:image\/svg)|@import|image-set\(/.test(
        readFileSync(join(src, file), 'utf8'),
      ),
  );
  expect(loading).toEqual([]);
});
