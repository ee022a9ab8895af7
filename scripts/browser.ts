import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from '@playwright/test';
import { fetchChromium } from './fetchChromium';
import { root } from './root';

export type Browser = {
  executablePath: string;
  /** what has to be in its environment, besides what is there */
  env: Record<string, string>;
};

const runs = promisify(execFile);

/**
 * What the browser leaves out. For each context it opens a window, whose address bar loads two pages of
 * its own, 350 files: half a second of the processor beside what is tested or measured. The browser
 * takes the last list of features only, so that the driver's stands here too.
 */
const leftOut = [
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
  `--disable-features=${leftOut.join(',')}`,
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // a map without a graphics card
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** How the tests and the screenshots start it. */
export const launchOptionsOf = ({ executablePath, env }: Browser): LaunchOptions => ({
  executablePath,
  env: { ...process.env, ...env },
  args: flags,
});

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

type Source = { name: string; find: () => Promise<Browser[]> };

const at = (...paths: string[]): Browser[] =>
  paths.filter((path) => existsSync(path)).map((executablePath) => ({ executablePath, env: {} }));

/** From the one that is there to the one that takes the longest to get. */
const sources: Source[] = [
  { name: 'installed', find: async () => at(...installed) },
  { name: 'playwright', find: async () => at(chromium.executablePath()) },
  {
    name: 'playwright-install',
    async find() {
      await attempt('npx', ['playwright', 'install', 'chromium']);
      return at(chromium.executablePath());
    },
  },
  {
    name: 'apt',
    async find() {
      if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
      await attempt('apt-get', ['update']);
      await attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
      return at('/usr/bin/chromium');
    },
  },
  { name: 'registry', find: fetchChromium },
];

/**
 * A Chromium that starts: `$CHROMIUM`, an installed one, Playwright's own, Debian's, else one from
 * the npm registry. `$BROWSER_FROM` names the sources to try, to see that each of them works.
 * Throws with a sentence when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM;
  if (named) return { executablePath: named, env: {} };
  const wanted = process.env.BROWSER_FROM?.split(',');
  for (const { name, find } of sources) {
    if (wanted && !wanted.includes(name)) continue;
    for (const browser of await find()) if (await starts(browser)) return browser;
  }
  throw new Error(
    'No Chromium was found, and none could be fetched. Install one, or name it in $CHROMIUM.',
  );
}

/** A file that is there may still miss its libraries: it counts when it has drawn a page. */
async function starts(found: Browser): Promise<boolean> {
  try {
    const browser = await chromium.launch(launchOptionsOf(found));
    const page = await browser.newPage();
    await page.setContent('<p>ready</p>');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function attempt(command: string, args: string[]): Promise<void> {
  console.log(`Looking for a browser: ${command} ${args.join(' ')} …`);
  try {
    await runs(command, args, { cwd: root, timeout: 300_000 });
  } catch {
    console.log(`${command} did not bring one.`);
  }
}
