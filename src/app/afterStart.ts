import { importOptional } from '../device/chunkErrors';
import { pageSetting } from '../device/pageSetting';
import { saveSnapshot } from './snapshot/saveSnapshot';

/** Start-up work that can wait until the app is mounted. */
export async function afterStart(root: HTMLElement): Promise<void> {
  saveSnapshot(root);
  const url = reportUrl();
  if (url) (await importOptional(() => import('../device/reporting')))?.startReporting(url);
}

/**
 * Where error reports are sent; undefined unless the page or the build sets it. Not part of the
 * build settings in the first load, because most shops have none.
 */
const reportUrl = (): string | undefined =>
  pageSetting(document, 'VITE_REPORT_URL') || import.meta.env.VITE_REPORT_URL;
