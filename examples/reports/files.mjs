import {
  appendFileSync,
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';

/**
 * @typedef {import('./readReport.mjs').Row} Row
 *
 * Where counts are kept: `write` sets them, `replace` drops what is not among `rows`: all that is older than `since`.
 *
 * @typedef {{ name: string, load: () => Row[], write: (rows: Row[]) => void,
 *   replace: (rows: Row[], since: number) => void, close: () => void }} Keeper
 */

/** A file of lines is not read beyond this, bytes. */
const maxFileBytes = 200_000_000;

/**
 * Keeps counts in `file`: with `node:sqlite` where Node has it, else, or if the file ends in `.lines`, as lines of JSON
 * of which the last of each key holds.
 *
 * @param {string} file
 * @returns {Promise<Keeper>}
 */
export async function openFile(file) {
  // By a name that is not known to be missing: Node 20 has none, and 22 only from 22.13 on.
  const builtIn = 'node:sqlite';
  const sqlite = file.endsWith('.lines') ? null : await import(builtIn).catch(() => null);
  const lines = file.endsWith('.lines') ? file : `${file}.lines`;
  try {
    return sqlite ? openDatabase(file, sqlite) : openLines(lines);
  } catch (error) {
    const cause = error instanceof Error ? error.message : error;
    throw new Error(`${sqlite ? file : lines} cannot be used: ${cause}`);
  }
}

/**
 * @param {string} file
 * @param {any} sqlite the module of Node
 * @returns {Keeper}
 */
function openDatabase(file, { DatabaseSync }) {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS counts (at INTEGER, host TEXT, build TEXT, kind TEXT, text TEXT, count INTEGER,
      PRIMARY KEY (at, host, build, kind, text)) WITHOUT ROWID;`);
  // One statement, so that what fails leaves no transaction open.
  const set =
    database.prepare(`INSERT OR REPLACE INTO counts SELECT value->>'at', value->>'host', value->>'build',
    value->>'kind', value->>'text', value->>'count' FROM json_each(?)`);
  return {
    name: file,
    load: () =>
      database
        .prepare('SELECT at, host, build, kind, text, count FROM counts')
        .all()
        .flatMap(readRow),
    write: (rows) => void set.run(JSON.stringify(rows)),
    replace: (_, since) => void database.prepare('DELETE FROM counts WHERE at < ?').run(since),
    close: () => database.close(),
  };
}

/**
 * @param {string} file
 * @returns {Keeper}
 */
function openLines(file) {
  // Fails at once where nothing can be written.
  closeSync(openSync(file, 'a', 0o600));
  const textOf = (/** @type {Row[]} */ rows) =>
    rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  return {
    name: file,
    load() {
      if (statSync(file).size > maxFileBytes)
        throw new Error(
          `${file} is larger than ${maxFileBytes} bytes: move it away, and start again.`,
        );
      return readFileSync(file, 'utf8').split('\n').flatMap(readLine);
    },
    write: (rows) => appendFileSync(file, textOf(rows)),
    replace(rows) {
      writeFileSync(`${file}.new`, textOf(rows), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    close: () => undefined,
  };
}

/** The last line may be half of one, of a process that was killed. */
function readLine(/** @type {string} */ line) {
  try {
    return readRow(JSON.parse(line));
  } catch {
    return [];
  }
}

/** @returns {Row[]} */
function readRow(/** @type {any} */ row) {
  const { at, host, build, kind, text, count } = row ?? {};
  const texts = [host, build, kind, text];
  const isWhole =
    [at, count].every(Number.isSafeInteger) && texts.every((one) => typeof one === 'string');
  return isWhole ? [{ at, host, build, kind, text, count }] : [];
}
