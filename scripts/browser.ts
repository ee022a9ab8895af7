import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { setPackagedFonts } from './fonts';
import { attempt, installDebian } from './installDebian';
import { root } from './root';

const run = promisify(execFile);

/**
 * Disabled browser features. The omnibox popup loads two pages of its own, 350 files, for each
 * context: half a second of processor time next to what is tested or measured. Only the last
 * --disable-features flag counts, so Playwright's defaults are repeated here.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

const flags = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages are drawn by the processor; only WebGL, which the map needs, goes through SwiftShader. With
  // `--use-angle=swiftshader` every frame of every page would, at twice the processor time.
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
];

/** Launch options of the tests and the screenshots. */
export const launchOptionsOf = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: flags,
});

/** Starts the browser that there is. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch(launchOptionsOf(await findBrowser()));

/** The headless shell first: it has no browser window to draw, and starts faster. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Paths of browsers, ordered from already installed to slowest to get. */
const sources: (() => Promise<string[]>)[] = [
  async () => [...installed, chromium.executablePath()],
  async () => {
    await attempt('npx', ['playwright', 'install', 'chromium'], 300_000);
    return [chromium.executablePath()];
  },
  async () => {
    await installDebian(['chromium-headless-shell']);
    return ['/usr/bin/chromium-headless-shell'];
  },
  fetchChromium,
];

/**
 * The path of a Chromium that starts: `$CHROMIUM`, an installed one, Playwright's own, Debian's, else
 * one from the npm registry. Throws a readable message when there is none. It shows the packaged fonts.
 */
export async function findBrowser(): Promise<string> {
  await setPackagedFonts();
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const find of sources)
    for (const path of await find()) if (existsSync(path) && (await starts(path))) return path;
  throw new Error(
    'No Chromium was found, and none could be fetched. Install one, or name it in $CHROMIUM.',
  );
}

/** An existing file may lack its shared libraries, so it must render a page. */
async function starts(path: string): Promise<boolean> {
  try {
    const browser = await chromium.launch(launchOptionsOf(path));
    const page = await browser.newPage();
    await page.setContent('<p>ready</p>');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** A version that runs on Node 20. Not a dependency: 66 MB that few machines need. */
const packageSpec = '@sparticuz/chromium@138.0.2';
const folder = join(root, 'node_modules/.cache/chromium');
const temporary = join(folder, 'tmp');

/**
 * A Chromium from the npm registry, for machines that can reach nothing else. The package targets
 * cloud functions: `VERCEL` makes it unpack the shared libraries a bare Linux lacks, which this process
 * and those it starts find from here on, and it unpacks into TMPDIR, hence the dedicated folder. Returns
 * an empty list on failure.
 */
async function fetchChromium(): Promise<string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  await mkdir(temporary, { recursive: true });
  if (!existsSync(join(folder, 'node_modules/@sparticuz/chromium')))
    await attempt('npm', ['install', '--prefix', folder, '--no-save', packageSpec]);
  const probe = `import('@sparticuz/chromium').then(async ({ default: chromium }) =>
    console.log(await chromium.executablePath() + '\\n' + (process.env.LD_LIBRARY_PATH ?? '')))`;
  try {
    const env = { ...process.env, VERCEL: '1', TMPDIR: temporary };
    const { stdout } = await run(process.execPath, ['-e', probe], { cwd: folder, env });
    const [path = '', libraries] = stdout.split('\n');
    if (libraries) process.env.LD_LIBRARY_PATH = libraries;
    return [path];
  } catch (error) {
    console.log(`No browser from the npm registry: ${String(error).split('\n')[0]}`);
    return [];
  }
}
