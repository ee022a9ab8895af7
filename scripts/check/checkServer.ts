import type { Merchant } from '../../src/domain/merchant';
import type { Asked } from '../realShop/askShop';
import { type CheckOptions, checkShop } from '../realShop/checkShop';
import { judge } from '../realShop/judge';
import type { Find, Finding } from './finding';
import { answerOf, isOn, judgeSelling } from './judgeSelling';

type Parts = {
  find: Find;
  /** what has been found so far */
  findings: readonly Finding[];
  /** now in milliseconds, where whether the merchant sells is to be said too; else null */
  sellsAt: number | null;
  options: CheckOptions;
};

/** The calls that a line names by itself where they do not come. */
const calls: Readonly<Record<string, readonly string[]>> = {
  'sells.goods unread': ['catalogue', 'catalogue in Telegram'],
  'sells.hours unread': ['branches', 'branches of a city', 'branch', 'closest branch'],
  'sells.payment unread': ['settings', 'settings in Click'],
};

/** Asks the server call by call; the lines are printed, and the findings sum them up. Returns what differs. */
export async function checkServer(parts: Parts): Promise<readonly string[]> {
  const { find, findings, sellsAt, options } = parts;
  const answers = new Map<string, Asked>();
  const report = await checkShop({
    ...options,
    onAsked: (asked) => answers.set(asked.read.name, asked),
  });
  const { expected, different, missing, failed, skipped, otherDifferences } = report;
  const came =
    `${expected} as expected, ${different} different, ${missing} not there, ${failed} failed, ` +
    `${skipped} not asked, ${otherDifferences} other differences`;
  if (report.merchant !== 'known') {
    find('server.merchant', report.merchant, came);
    return [];
  }
  find('server.merchant', 'known', `“${options.vendor}”`);
  const merchant = answerOf<Merchant>(answers, 'merchant');
  // the zone of a build that says none
  if (merchant && sellsAt !== null)
    judgeSelling(find, merchant, answers, { now: sellsAt, timeZone: '' });
  if (merchant && !isOn(merchant)) {
    find('server.calls', 'off', came);
    return [];
  }
  const isDifferent = different + otherDifferences > 0;
  const answered = isDifferent ? 'different' : 'expected';
  const named = findings.flatMap(({ id, outcome }) => calls[`${id} ${outcome}`] ?? []);
  const lost = [...answers.values()].filter((one) => isLost(one)).map(({ read }) => read.name);
  const unsaid = lost.some((name) => !named.includes(name)) ? 'failed' : 'told';
  find('server.calls', lost.length > 0 ? unsaid : answered, came);
  if (report.order !== null) find('server.order', report.order, report.order);
  return report.differences;
}

const isLost = (asked: Asked): boolean => ['missing', 'failed'].includes(judge(asked).verdict);
