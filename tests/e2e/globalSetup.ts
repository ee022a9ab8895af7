import { findBrowser } from '../../scripts/browser';
import { buildShop } from '../../scripts/buildShop';

/** Builds once for all workers, unless `SKIP_BUILD` says that it is done, and finds the browser. */
export default async function globalSetup(): Promise<void> {
  if (!process.env.SKIP_BUILD) await buildShop();
  const { executablePath, env } = await findBrowser();
  // the workers inherit it
  Object.assign(process.env, env, { CHROMIUM: executablePath });
}
