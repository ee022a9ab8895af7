import { getCatalog } from '../../src/api/catalog';
import { printer } from '../printable';
import { createAsker, type Server } from '../realShop/askShop';
import { checkHeaders } from '../realShop/checkHeaders';
import { type Judged, judge, type Verdict } from '../realShop/judge';
import { placeTestOrder } from '../realShop/placeTestOrder';
import { reads } from '../realShop/reads';
import { isElsewhere } from '../realShop/somethingElse';
import type { Find, Finding } from './finding';
import { isOn, judgeSelling } from './judgeSelling';
import { getter } from './visit';

export type ServerOptions = Server & {
  /** gets the lines, call by call */
  print: (line: string) => void;
  /** places and cancels an order; resolves to whether it may */
  mayWrite?: () => Promise<boolean>;
  /** now in milliseconds */
  now: number;
};

export type CallReport = {
  counts: Record<Verdict, number>;
  /** each difference once, without the numbers in it */
  differences: readonly string[];
};

const marks: Record<Verdict, string> = {
  expected: '✓',
  different: '≠',
  missing: '–',
  failed: '✗',
  skipped: ' ',
};

/** The calls that a line names by itself where they do not come. */
const calls: Readonly<Record<string, readonly string[]>> = {
  'sells.goods unread': ['catalogue', 'catalogue in Telegram'],
  'sells.hours unread': ['branches', 'branches of a city', 'branch', 'closest branch'],
  'sells.payment unread': ['settings', 'settings in Click'],
};

type Findings = { find: Find; findings: readonly Finding[] };

/**
 * Asks a server everything that the shop would ask, prints call by call what it makes of it, and sums that up in
 * findings. Whether the merchant sells is said where it has not been yet.
 */
export async function checkServer(
  { find, findings }: Findings,
  options: ServerOptions,
): Promise<CallReport> {
  const { vendor, token, shopOrigin, now } = options;
  const print = printer(options.print);
  const asker = createAsker(options);
  const { known, answers } = asker;
  const counts = { expected: 0, different: 0, missing: 0, failed: 0, skipped: 0 };
  const differences = new Set<string>();
  const lost: string[] = [];
  let otherDifferences = 0;
  const came = () =>
    `${counts.expected} as expected, ${counts.different} different, ${counts.missing} not there, ` +
    `${counts.failed} failed, ${counts.skipped} not asked, ${otherDifferences} other differences`;

  for (const read of reads) {
    const { name } = read;
    const asked = await asker.once(read);
    const judged = judge(asked);
    const { verdict, lines, status } = judged;
    counts[verdict] += 1;
    if (verdict === 'missing' || verdict === 'failed') lost.push(name);
    if (verdict !== 'expected' && verdict !== 'skipped')
      for (const line of lines) differences.add(`${name}, ${verdict}: ${withoutNumbers(line)}`);
    for (const line of linesOf(name, judged)) print(line);
    if (name !== 'merchant' || known.merchant) continue;
    const answered = (await isElsewhere(asker, asked.exchanges)) ? 'other' : 'missing';
    print('\nEverything else depends on the merchant, so it was not asked.');
    find('server.merchant', status === null ? 'silent' : answered, came());
    return { counts, differences: [] };
  }

  print('\nFor browsers');
  const exchanges = [...answers.values()].flatMap((one) => one.exchanges);
  const headers = await checkHeaders(exchanges, {
    ...options,
    origin: shopOrigin,
    get: getter(options.fetch),
  });
  for (const line of headers.differences) {
    print(`≠ ${line}`);
    differences.add(withoutNumbers(line));
  }
  otherDifferences += headers.differences.length;
  for (const line of headers.notes) print(`  ${line}`);
  if (headers.differences.length === 0)
    print(`✓ A shop on ${shopOrigin} may call it, and reads its time.`);

  print('\nSettings that fit this server');
  print(`  ${await catalogByKey()}`);
  print(`  ${stockNote()}`);

  const { mayWrite } = options;
  const isWriting = mayWrite && token !== null && (await mayWrite());
  if (isWriting) print('\nAn order');
  const order = isWriting ? await placeTestOrder(asker.client(), known) : null;
  for (const line of order?.lines ?? []) print(`${order?.isRight ? '✓' : '✗'} ${line}`);
  if (order && !order.isRight) otherDifferences += 1;

  find('server.merchant', 'known', `“${vendor}”`);
  const { merchant } = known;
  // the zone of a build that says none
  const clock = { now, timeZone: '' };
  if (merchant && !findings.some(({ subject }) => subject === 'sells'))
    judgeSelling(find, merchant, answers, clock);
  if (merchant && !isOn(merchant)) {
    find('server.calls', 'off', came());
    return { counts, differences: [] };
  }
  const named = findings.flatMap(({ id, outcome }) => calls[`${id} ${outcome}`] ?? []);
  const unsaid = lost.some((name) => !named.includes(name)) ? 'failed' : 'told';
  const answered = counts.different + otherDifferences > 0 ? 'different' : 'expected';
  find('server.calls', lost.length > 0 ? unsaid : answered, came());
  const placed = order?.isRight ? 'placed' : 'failed';
  if (order) find('server.order', placed, placed);
  return { counts, differences: [...differences] };

  /** Whether the catalogue can be asked for before the merchant's id is known. */
  async function catalogByKey(): Promise<string> {
    const [error, found] = await getCatalog(asker.client(vendor), 'WEB');
    const isSame = error === null && found.products.length === known.catalog?.products.length;
    return isSame
      ? 'The catalogue also comes by the merchant’s key: VITE_CATALOG_BY_KEY=on saves a round trip.'
      : 'The catalogue comes by the merchant’s id only: leave VITE_CATALOG_BY_KEY off.';
  }

  function stockNote(): string {
    const products = known.catalog?.products ?? [];
    const counted = products.filter(({ amount }) => amount !== null).length;
    if (products.length === 0) return 'Whether stock is kept is not known without products.';
    return counted === 0
      ? 'No stock is kept: every product can be ordered in any number.'
      : `Stock is kept for ${counted} of ${products.length} products; 0 is shown as sold out.`;
  }
}

/** How often something differs, and where first, is another number each time. */
const withoutNumbers = (line: string): string =>
  line.replace(/ \([^)]*\)$/, '').replace(/\d+/g, '#');

function linesOf(name: string, { call, verdict, lines, status, ms, bytes }: Judged): string[] {
  if (verdict === 'skipped') return [`  ${name}: not asked, because ${lines[0]}`];
  const facts = [
    status ?? 'no response',
    `${Math.round(ms)} ms`,
    `${(bytes / 1000).toFixed(1)} kB`,
  ];
  return [`${marks[verdict]} ${call}  ${facts.join(' · ')}`, ...lines.map((line) => `    ${line}`)];
}
