import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import { root } from './root';

const chinese = join(root, 'node_modules/@fontsource-variable/noto-sans-sc/files');
const cache = join(root, 'node_modules/.cache');
const unpacked = join(cache, 'fonts');

/** Where the fonts of `fonts.conf` are; a sandbox may have to be told. */
export const fontFolders: readonly string[] = [
  join(root, 'node_modules/@expo-google-fonts'),
  unpacked,
];

/**
 * Browsers that start from here on have Roboto, and Noto for Arabic and Chinese, whatever the machine has: what fits
 * in a line depends on the font. On Linux only, where a program can be told its fonts (fontconfig).
 */
export async function setPackagedFonts(): Promise<void> {
  if (process.platform !== 'linux') return;
  process.env.FONTCONFIG_FILE = join(root, 'scripts/fonts.conf');
  if (existsSync(unpacked)) return;
  // as a font of the system Chromium reads no WOFF2
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(`${unpacked}-`);
  for (const name of await readdir(chinese)) {
    if (!/-\d+-wght-normal\.woff2$/.test(name)) continue;
    const font = await decompress(await readFile(join(chinese, name)));
    await writeFile(join(folder, name.replace(/woff2$/, 'ttf')), font);
  }
  // another process may have been first
  await rename(folder, unpacked).catch(() => rm(folder, { recursive: true }));
}
