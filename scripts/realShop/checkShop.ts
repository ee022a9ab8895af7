import { getCatalog } from '../../src/api/catalog';
import { printer } from '../printable';
import { type Asked, createAsker } from './askShop';
import { checkHeaders } from './checkHeaders';
import { type Judged, judge, type Verdict } from './judge';
import { placeTestOrder } from './placeTestOrder';
import { reads } from './reads';
import { isElsewhere } from './somethingElse';
import { createWiretap, type Exchange } from './wiretap';

export type CheckOptions = {
  /** without a slash at the end */
  apiBase: string;
  /** the merchant's key */
  vendor: string;
  /** a customer's, for the calls that need one */
  token: string | null;
  /** where the shop is going to be served: browsers need its consent from the server */
  shopOrigin: string;
  fetch: typeof globalThis.fetch;
  pauseMs: number;
  print: (line: string) => void;
  /** places and cancels an order; resolves to whether it may */
  mayWrite?: () => Promise<boolean>;
  /** told of every read */
  onAsked?: (asked: Asked) => void;
};

/** How many calls there are of each verdict, and what else differs. */
export type CheckReport = Record<Verdict, number> & {
  otherDifferences: number;
  /** without it nothing else is asked */
  merchant: 'known' | 'missing' | 'silent' | 'other';
  /** each difference once, without the numbers in it */
  differences: string[];
  /** null: no order was placed */
  order: 'placed' | 'failed' | null;
};

const marks: Record<Verdict, string> = {
  expected: '✓',
  different: '≠',
  missing: '–',
  failed: '✗',
  skipped: ' ',
};

/** Asks a server everything that the shop would ask, and prints call by call what it makes of it. */
export async function checkShop(options: CheckOptions): Promise<CheckReport> {
  const { apiBase, vendor, token, shopOrigin, pauseMs } = options;
  const print = printer(options.print);
  const wiretap = createWiretap({ apiBase, origin: shopOrigin, fetch: options.fetch, pauseMs });
  const shopHost = new URL(shopOrigin).hostname;
  const asker = createAsker({ wiretap, apiBase, vendor, shopHost, token });
  const { known } = asker;
  const report: CheckReport = {
    merchant: 'known',
    order: null,
    expected: 0,
    different: 0,
    missing: 0,
    failed: 0,
    skipped: 0,
    otherDifferences: 0,
    differences: [],
  };
  const differences = new Set<string>();
  const exchanges: Exchange[] = [];

  for (const read of reads) {
    const asked = await asker.ask(read);
    options.onAsked?.(asked);
    const judged = judge(asked);
    report[judged.verdict] += 1;
    exchanges.push(...asked.exchanges);
    for (const line of differencesIn(read.name, judged)) differences.add(line);
    for (const line of linesOf(read.name, judged)) print(line);
    if (read.name === 'merchant' && !known.merchant) {
      const isElse = await isElsewhere({ asker, wiretap, apiBase }, asked.exchanges);
      const answered = isElse ? 'other' : 'missing';
      report.merchant = judged.status === null ? 'silent' : answered;
      print('\nEverything else depends on the merchant, so it was not asked.');
      return report;
    }
  }

  print('\nFor browsers');
  const headers = await checkHeaders(exchanges, { ...options, origin: shopOrigin });
  for (const line of headers.differences) {
    print(`≠ ${line}`);
    differences.add(withoutNumbers(line));
  }
  report.otherDifferences += headers.differences.length;
  for (const line of headers.notes) print(`  ${line}`);
  if (headers.differences.length === 0)
    print(`✓ A shop on ${shopOrigin} may call it, and reads its time.`);

  print('\nSettings that fit this server');
  print(`  ${await catalogByKey()}`);
  print(`  ${stockNote()}`);

  if (options.mayWrite && token !== null && (await options.mayWrite())) {
    print('\nAn order');
    const placed = await placeTestOrder(asker.client(known.merchant?.id ?? vendor), known);
    for (const line of placed.lines) print(`${placed.isRight ? '✓' : '✗'} ${line}`);
    report.order = placed.isRight ? 'placed' : 'failed';
    if (!placed.isRight) report.otherDifferences += 1;
  }
  report.differences = [...differences];
  return report;

  /** Whether the catalogue can be asked for before the merchant's id is known. */
  async function catalogByKey(): Promise<string> {
    const [error, found] = await getCatalog(asker.client(vendor), 'WEB');
    wiretap.take();
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

function differencesIn(name: string, { verdict, lines }: Judged): string[] {
  if (verdict === 'expected' || verdict === 'skipped') return [];
  return lines.map((line) => `${name}, ${verdict}: ${withoutNumbers(line)}`);
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
