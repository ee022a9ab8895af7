import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Part of what a bridge says when an event cannot be read. It stands in the one listener through which
 * a bridge hears the client, in `@tma.js/bridge` as in `@telegram-apps/bridge`, once in each, and a
 * minifier keeps it because it is text. So its count is the number of runtimes that answer a press.
 */
export const bridgeMark = 'event from the Telegram application.';

/**
 * Rejects unless exactly one Telegram runtime is in the bundle: two run two handlers for one press of
 * the main button. None means that the SDK has changed its words, and that this check sees nothing.
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
