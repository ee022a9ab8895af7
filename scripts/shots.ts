import { join, resolve } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { createBackend } from '../mocks/backend/app';
import { type ServedShop, serveShop } from '../mocks/serve';
import { findBrowser, launchOptionsOf } from './browser';
import { appDir, buildWhenOutdated, mocksDir } from './buildShop';
import { root } from './root';

// npm run shots [-- <part of a name>…] [--to <folder>]: pictures of the shop on a phone, and the
// README's picture.

/** What is photographed, each in every look: a name, the path in the app, and what leads there. */
const situations: { name: string; path: string; act?: (page: Page) => Promise<void> }[] = [
  { name: 'home', path: '/' },
  { name: 'product', path: '/product/toy-oshi' },
  { name: 'category', path: '/category?id=osh' },
  { name: 'search', path: '/search' },
  { name: 'categories', path: '/category' },
  { name: 'basket', path: '/basket' },
  { name: 'checkout', path: '/checkout' },
  { name: 'login', path: '/login' },
  { name: 'profile', path: '/profile' },
  { name: 'branches', path: '/branches' },
  { name: 'not-found', path: '/nothing-here' },
];

type Look = { name: string; language: string; colorScheme: 'light' | 'dark' };
const looks: Look[] = [
  { name: 'light-uz', language: 'uz', colorScheme: 'light' },
  { name: 'dark-uz', language: 'uz', colorScheme: 'dark' },
  { name: 'light-ar', language: 'ar', colorScheme: 'light' },
  { name: 'dark-ar', language: 'ar', colorScheme: 'dark' },
];

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  timezoneId: 'Asia/Tashkent',
  reducedMotion: 'reduce',
};
/** A Wednesday noon in Tashkent: the shops are open. */
const noon = Date.parse('2026-03-04T12:00:00+05:00');
const readmePicture = 'docs/simulator.png';
const plainDish = 'Choyxona oshi';

const { folder, names } = readArguments(process.argv.slice(2));
await buildWhenOutdated();
const shop = await serveShop({ backend: createBackend({ now: () => noon }), appDir, mocksDir });
const browser = await chromium.launch(launchOptionsOf(await findBrowser()));
try {
  for (const look of looks) await shootLook(shop, look);
  if (isWanted('simulator')) await shootSimulator(shop);
} finally {
  await browser.close();
  await shop.close();
}

async function shootLook({ appOrigin }: ServedShop, { name: look, language, colorScheme }: Look) {
  const wanted = situations.filter(({ name }) => isWanted(`${name}-${look}`));
  for (const { name, path, act } of wanted) {
    const context = await browser.newContext({ ...phone, colorScheme });
    await context.addCookies([{ name: 'lang', value: language, url: appOrigin }]);
    const page = await context.newPage();
    await page.clock.setFixedTime(noon);
    await page.goto(`${appOrigin}${path}${path.includes('?') ? '&' : '?'}vendor=demo`);
    await settle(page);
    await act?.(page);
    await save(page, join(folder, `${name}-${look}.png`));
    await context.close();
  }
}

/** The picture of the README: the simulator with its panel, as it opens. */
async function shootSimulator({ mocksOrigin }: ServedShop) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime(noon);
  await page.goto(`${mocksOrigin}/telegram/?contact=grant&theme=dark`);
  const app = page.frameLocator('iframe[title="Mini App"]');
  // a dish without options goes into the basket at once, and the native button appears
  await app.getByRole('button', { name: `Savatga qo‘shish: ${plainDish}` }).click();
  await page.getByTestId('main-button').waitFor();
  await settle(page);
  await save(page, join(root, readmePicture));
  await page.close();
}

/** Until nothing is on its way any more and every picture in view is there. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  for (const frame of page.frames()) await frame.waitForFunction(isDrawn);
}

/** Runs in the page, so it names no function of its own: the name would refer to this script. */
function isDrawn(): boolean {
  const seen = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  });
  return document.fonts.status === 'loaded' && seen.every((image) => image.complete);
}

async function save(page: Page, path: string) {
  await page.screenshot({ path });
  console.log(path);
}

function isWanted(name: string): boolean {
  return names.length === 0 || names.some((part) => name.includes(part));
}

function readArguments(args: string[]): { folder: string; names: string[] } {
  const at = args.indexOf('--to');
  const named = at < 0 ? undefined : args.splice(at, 2)[1];
  return { folder: resolve(named ?? join(root, 'test-results/shots')), names: args };
}
