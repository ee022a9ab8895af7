import { type CheckOptions, checkShop } from '../realShop/checkShop';
import type { Find } from './finding';

/** Asks the server call by call; the lines are printed, and the findings sum them up. Whether all is as described. */
export async function checkServer(find: Find, options: CheckOptions): Promise<boolean> {
  const report = await checkShop(options);
  const { expected, different, missing, failed, skipped, otherDifferences } = report;
  const came =
    `${expected} as expected, ${different} different, ${missing} not there, ${failed} failed, ` +
    `${skipped} not asked, ${otherDifferences} other differences`;
  if (report.merchant !== 'known') {
    find('server.merchant', report.merchant, came);
    return false;
  }
  find('server.merchant', 'known', `“${options.vendor}”`);
  const isDifferent = different + otherDifferences > 0;
  const answered = isDifferent ? 'different' : 'expected';
  find('server.calls', missing + failed > 0 ? 'failed' : answered, came);
  if (report.order !== null) find('server.order', report.order, report.order);
  return missing + failed === 0 && !isDifferent;
}
