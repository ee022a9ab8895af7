import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { createBackend } from '../mocks/backend/app';
import { testNow } from '../mocks/backend/testNow';
import { serveShop } from '../mocks/serve';
import { languages as allLanguages, type Language } from '../src/domain/text/language';
import { routes } from '../src/navigation/paths';
import { launchBrowser } from './browser';
import { appDir, buildWhenOutdated, mocksDir } from './buildShop';
import { readOptions } from './options';
import { root } from './root';
import {
  type Camera,
  languages,
  openCamera,
  phone,
  type Theme,
  takeStill,
  themes,
  viewportOf,
} from './shots/camera';
import { contactSheet } from './shots/contactSheet';
import { filmOrder, openSimulator } from './shots/filmOrder';
import { screens, webkitNames } from './shots/screens';
import { openWebkit, webkitCamera } from './shots/webkitCamera';

// npm run shots [-- <part of a name>…] [--to <folder>] [--in kz,zh] [--at 1280] [--engine webkit]:
// screenshots of every screen on a phone or in a window of this width, in each language and theme; in
// WebKit, of the most important ones. With nothing else, also renews the contact sheets and pictures of
// the documentation; with languages or a width, the contact sheets join the screenshots in .cache/shots,
// which no other command clears.

type Name = keyof typeof screens;
type Shot = { name: Name; language: Language; theme: Theme; picture: Buffer };

const allNames = Object.keys(screens) as Name[];
const docs = join(root, 'docs/screens');
const plainDish = 'Choyxona oshi';
/** The screens of the README's first picture. */
const journey: readonly Name[] = ['home', 'product', 'basket', 'checkout', 'order'];

const { values, positionals: parts } = readOptions({
  options: {
    to: { type: 'string', default: join(root, '.cache/shots') },
    in: { type: 'string' },
    at: { type: 'string' },
    engine: { type: 'string' },
  },
  allowPositionals: true,
});
const folder = resolve(values.to);
const viewport = values.at === undefined ? phone : viewportOf(Number(values.at));
const named = values.in?.split(',');
const wanted = named ? allLanguages.filter((each) => named.includes(each)) : languages;
await buildWhenOutdated();
const shop = await serveShop({ backend: createBackend({ now: () => testNow }), appDir, mocksDir });
try {
  await mkdir(folder, { recursive: true });
  await (values.engine === 'webkit' ? shootInWebkit() : shootInChromium());
} finally {
  await shop.close();
}

async function shootInChromium(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const all = await Promise.all(
      wanted.map(async (language) => {
        const camera = await openCamera(browser, shop.mocksOrigin, { language, viewport });
        return shootScreens(camera, language);
      }),
    );
    const shots = all.flat();
    const isUsual = wanted === languages && viewport === phone;
    if (parts.length === 0 && isUsual) await documentShop(browser, shots);
    else await saveSheets(shots, folder);
  } finally {
    await browser.close();
  }
}

/** One after the other: the driver controls one window. */
async function shootInWebkit(): Promise<void> {
  const driver = await openWebkit();
  try {
    const shots: Shot[] = [];
    for (const each of wanted) {
      const camera = webkitCamera(driver, shop.mocksOrigin, each);
      shots.push(...(await shootScreens(camera, each, webkitNames)));
    }
    if (parts.length === 0)
      await saveSheets(shots, wanted === languages ? docs : folder, 'webkit-');
  } finally {
    await driver.close();
  }
}

async function shootScreens(camera: Camera, language: Language, names: readonly Name[] = allNames) {
  const shots: Shot[] = [];
  for (const name of names) {
    const titleOf = (theme: Theme) => `${name}-${language}-${theme}`;
    const isWanted = (theme: Theme) =>
      parts.length === 0 || parts.some((part) => titleOf(theme).includes(part));
    if (themes.some(isWanted)) await camera.open(screens[name]);
    for (const theme of themes.filter(isWanted)) {
      const picture = await camera.shoot(theme);
      await save(join(folder, `${titleOf(theme)}.png`), picture);
      shots.push({ name, language, theme, picture });
    }
  }
  await camera.close();
  return shots;
}

function shotsOf(shots: readonly Shot[], language: Language, theme: Theme): Shot[] {
  return shots.filter((shot) => shot.language === language && shot.theme === theme);
}

/** One contact sheet for each language and theme. */
async function saveSheets(shots: readonly Shot[], to: string, prefix = '') {
  for (const language of wanted)
    for (const theme of themes) {
      const pictures = shotsOf(shots, language, theme).map(({ name, picture }) => ({
        caption: routes[name],
        picture,
      }));
      if (pictures.length === 0) continue;
      const layout =
        viewport.width < 600
          ? { columns: 9, width: 150 }
          : { columns: 4, width: Math.round(viewport.width / 2) };
      const sheet = await contactSheet(pictures, { ...layout, theme, viewport });
      await save(join(to, `${prefix}${language}-${theme}.webp`), sheet);
    }
}

/** Renews the pictures used by the documentation. */
async function documentShop(on: Browser, shots: readonly Shot[]) {
  await mkdir(docs, { recursive: true });
  await saveSheets(shots, docs);
  const way = journey.flatMap((name) =>
    shotsOf(shots, 'uz', 'light').filter((shot) => shot.name === name),
  );
  const strip = await contactSheet(way, {
    columns: journey.length,
    width: 240,
    theme: 'light',
    viewport,
  });
  await save(join(docs, 'journey.webp'), strip);
  await save(join(docs, 'simulator.webp'), await shootSimulator(on));
  await save(join(docs, 'order.webp'), await filmOrder(on, shop));
}

/** The simulator with its panel. */
async function shootSimulator(on: Browser): Promise<Buffer> {
  const { page, app } = await openSimulator(on, shop, 'dark');
  // a dish without options goes into the basket at once, and the native button appears
  await app.getByRole('button', { name: `Savatga qoʻshish: ${plainDish}` }).click();
  await page.getByTestId('main-button').waitFor();
  // the press has scrolled to the dish
  await app.locator('html').evaluate(() => scrollTo(0, 0));
  const picture = await takeStill(page);
  await page.close();
  return sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer();
}

async function save(path: string, picture: Buffer) {
  await writeFile(path, picture);
  console.log(`${path} ${Math.round(picture.length / 1000)} kB`);
}
