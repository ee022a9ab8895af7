/** Tables of one branch, by their numbers on the server. */
export type Tables = {
  branch: string;
  hall: string | null;
  /** before each number: `VIP-` makes `VIP-1` */
  prefix: string;
  from: number;
  to: number;
};

export type TableLink = {
  /** as the server knows it */
  table: string;
  /** opens the shop in a browser, at this table */
  browser: string;
  /** opens it in Telegram; null without a bot */
  telegram: string | null;
};

const most = 1000;
/** Of Telegram's start parameter, in letters. */
const longestStart = 512;

/**
 * The links of each table. Throws a sentence for what a link cannot carry: Telegram's start parameter has
 * letters, digits, `-` and `_`, and `_` parts branch, hall and table.
 */
export function tableLinks(tables: Tables, shop: URL, bot: string | null): TableLink[] {
  const { branch, hall, prefix, from, to } = tables;
  for (const [name, value] of Object.entries({ branch, hall: hall ?? '', prefix }))
    if (!/^[A-Za-z\d-]*$/.test(value))
      throw new Error(`--${name} is ${JSON.stringify(value)}. Allowed are letters, digits and -.`);
  const areNumbers = Number.isSafeInteger(from) && Number.isSafeInteger(to);
  if (!(areNumbers && from >= 0 && from <= to && to - from < most))
    throw new Error(`--from and --to are whole numbers, at most ${most} tables apart.`);
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const table = `${prefix}${from + index}`;
    const browser = new URL(shop);
    browser.searchParams.set('tableId', table);
    if (hall) browser.searchParams.set('hallId', hall);
    browser.searchParams.set('branchId', branch);
    const start = `table_${branch}_${hall ?? ''}_${table}`;
    if (start.length > longestStart)
      throw new Error(
        `Table ${table}: Telegram takes a start parameter of ${longestStart} letters, and this has ${start.length}.`,
      );
    return { table, browser: browser.href, telegram: bot && `${bot}?startapp=${start}` };
  });
}
