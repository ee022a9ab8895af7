import { importOptional } from '../device/chunkErrors';
import { saveSnapshot } from './snapshot/saveSnapshot';

/** What the start of the app does not wait for. */
export async function afterStart(root: HTMLElement): Promise<void> {
  saveSnapshot(root);
  const url = reportUrl();
  if (url) (await importOptional(() => import('../device/reporting')))?.startReporting(url);
}

/**
 * Where what goes wrong is sent to; nowhere unless the page or the build says. Not among the settings
 * that the first load reads: most shops have none.
 */
const reportUrl = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="storefront:VITE_REPORT_URL"]')?.content ||
  import.meta.env.VITE_REPORT_URL;
