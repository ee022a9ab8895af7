import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { createBackend } from '../mocks/backend/app';
import { testNow } from '../mocks/backend/testNow';
import { type ServedShop, serveShop } from '../mocks/serve';
import type { Language } from '../src/domain/text/language';
import { routes } from '../src/navigation/paths';
import { findBrowser, launchOptionsOf } from './browser';
import { appDir, buildWhenOutdated, mocksDir } from './buildShop';
import { root } from './root';
import { openCamera, takeStill } from './shots/camera';
import { contactSheet } from './shots/contactSheet';
import { languages, type Theme, themes } from './shots/looks';
import { screens } from './shots/screens';

// npm run shots [-- <part of a name>…] [--to <folder>]: screenshots of every screen on a phone, in
// each language and theme. Without a name, also renews the contact sheets and pictures of the
// documentation. Screenshots go to .cache/shots, which no other command clears.

type Name = keyof typeof screens;
type Shot = { name: Name; language: Language; theme: Theme; picture: Buffer };

const plainDish = 'Choyxona oshi';
/** The screens of the README's first picture. */
const journey: readonly Name[] = ['home', 'product', 'basket', 'checkout', 'order'];

const { folder, parts } = readArguments(process.argv.slice(2));
await buildWhenOutdated();
const shop = await serveShop({ backend: createBackend({ now: () => testNow }), appDir, mocksDir });
const browser = await chromium.launch(launchOptionsOf(await findBrowser()));
try {
  await mkdir(folder, { recursive: true });
  const shots = await Promise.all(languages.map((each) => shootScreens(browser, shop, each)));
  if (parts.length === 0) await documentShop(browser, shop, shots.flat());
} finally {
  await browser.close();
  await shop.close();
}

async function shootScreens(on: Browser, { mocksOrigin }: ServedShop, language: Language) {
  const camera = await openCamera(on, mocksOrigin, language);
  const shots: Shot[] = [];
  for (const name of namesOf(screens)) {
    const wanted = themes.filter((theme) => isWanted(titleOf({ name, language, theme })));
    if (wanted.length > 0) await camera.open(screens[name]);
    for (const theme of wanted) {
      const shot = { name, language, theme, picture: await camera.shoot(theme) };
      await save(join(folder, `${titleOf(shot)}.png`), shot.picture);
      shots.push(shot);
    }
  }
  await camera.close();
  return shots;
}

/** Renews the pictures used by the documentation. */
async function documentShop(on: Browser, served: ServedShop, shots: readonly Shot[]) {
  const docs = join(root, 'docs/screens');
  await mkdir(docs, { recursive: true });
  const of = (language: Language, theme: Theme) =>
    shots.filter((shot) => shot.language === language && shot.theme === theme);
  for (const language of languages)
    for (const theme of themes) {
      const all = of(language, theme).map(({ name, picture }) => ({
        caption: routes[name],
        picture,
      }));
      const sheet = await contactSheet(all, { columns: 9, width: 150, theme });
      await save(join(docs, `${language}-${theme}.webp`), sheet);
    }
  const way = journey.flatMap((name) => of('uz', 'light').filter((shot) => shot.name === name));
  const strip = await contactSheet(way, { columns: journey.length, width: 240, theme: 'light' });
  await save(join(docs, 'journey.webp'), strip);
  await save(join(docs, 'simulator.webp'), await shootSimulator(on, served));
}

/** The simulator with its panel. */
async function shootSimulator(on: Browser, { mocksOrigin }: ServedShop): Promise<Buffer> {
  const page = await on.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime(testNow);
  await page.goto(`${mocksOrigin}/telegram/?contact=grant&theme=dark`);
  const app = page.frameLocator('iframe[title="Mini App"]');
  // a dish without options goes into the basket at once, and the native button appears
  await app.getByRole('button', { name: `Savatga qoʻshish: ${plainDish}` }).click();
  await page.getByTestId('main-button').waitFor();
  const picture = await takeStill(page);
  await page.close();
  return sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer();
}

async function save(path: string, picture: Buffer) {
  await writeFile(path, picture);
  console.log(`${path} ${Math.round(picture.length / 1000)} kB`);
}

function titleOf({ name, language, theme }: Omit<Shot, 'picture'>): string {
  return `${name}-${language}-${theme}`;
}

function isWanted(title: string): boolean {
  return parts.length === 0 || parts.some((part) => title.includes(part));
}

function namesOf(table: typeof screens): Name[] {
  return Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));
}

function readArguments(args: string[]): { folder: string; parts: string[] } {
  const at = args.indexOf('--to');
  const named = at < 0 ? undefined : args.splice(at, 2)[1];
  return { folder: resolve(named ?? join(root, '.cache/shots')), parts: args };
}
