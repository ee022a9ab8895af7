import { pageSetting } from './pageSetting';

/**
 * Where reports are sent; undefined unless the page or the build sets it. Not part of the build settings, because most
 * shops have none.
 */
export const reportUrl = (): string | undefined =>
  pageSetting(document, 'VITE_REPORT_URL') || import.meta.env.VITE_REPORT_URL;
