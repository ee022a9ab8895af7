import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Part of the bridge's message for an unreadable event. It occurs once in each of `@tma.js/bridge`
 * and `@telegram-apps/bridge`, in the one listener for client events, and survives minification as
 * a string. Its count is therefore the number of runtimes handling events.
 */
export const bridgeMark = 'event from the Telegram application.';

/**
 * Rejects unless exactly one Telegram runtime is in the bundle: with two, a press of the main
 * button is handled twice. None means the SDK has changed its message and this check is blind.
 */
export async function assertOneTelegramRuntime(bundleDir: string): Promise<void> {
  const names = await readdir(bundleDir, { recursive: true });
  const found: string[] = [];
  for (const name of names.filter((each) => /\.m?js$/.test(each))) {
    const parts = (await readFile(join(bundleDir, name), 'utf8')).split(bridgeMark).length;
    for (let each = 1; each < parts; each += 1) found.push(name);
  }
  if (found.length === 1) return;
  const where = found.length > 0 ? found.join(', ') : bundleDir;
  throw new Error(`${found.length} Telegram runtimes instead of one: ${where}`);
}
