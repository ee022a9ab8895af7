import { findBrowser } from '../../scripts/browser';
import { buildShop } from '../../scripts/buildShop';

/** Builds once for all workers, unless `SKIP_BUILD` is set, and locates the browser. */
export default async function globalSetup(): Promise<void> {
  if (!process.env.SKIP_BUILD) await buildShop();
  // Inherited by the workers.
  process.env.CHROMIUM = await findBrowser();
}
