import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setPackagedFonts } from './fonts';
import { installDebian } from './installDebian';

export type WebkitPaths = {
  /** WebKitGTK's WebDriver service */
  driver: string;
  /** WebKitGTK's small browser */
  browser: string;
  /** the virtual screen that it is shown on */
  xvfb: string;
};

/** Other engines than Chromium; null where they are not installed and cannot be. */
export type Engines = { firefox: string | null; webkit: WebkitPaths | null };

const first = (...paths: string[]): string | null => paths.find((path) => existsSync(path)) ?? null;

function findFirefox(): string | null {
  return first(
    process.env.FIREFOX ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  );
}

function findWebkit(): WebkitPaths | null {
  const driver = first('/usr/bin/WebKitWebDriver');
  const xvfb = first('/usr/bin/Xvfb');
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = first(
    ...['', ...folders].flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((api) => join('/usr/lib', folder, `webkit2gtk-${api}/MiniBrowser`)),
    ),
  );
  return driver && browser && xvfb ? { driver, browser, xvfb } : null;
}

/** Finds Firefox and WebKit, which show the packaged fonts; on Debian, as root, installs what is missing. */
export async function findEngines(): Promise<Engines> {
  await setPackagedFonts();
  const packages = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebkit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (packages.length > 0) await installDebian(packages);
  return { firefox: findFirefox(), webkit: findWebkit() };
}
