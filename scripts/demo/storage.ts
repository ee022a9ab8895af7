import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './readToken';

/** One text that survives a restart. A write is complete or has not happened. */
export type Storage = {
  kind: 'SQLite' | 'file';
  path: string;
  /** null before the first write */
  read(): string | null;
  write(text: string): void;
  close(): void;
};

type Database = {
  exec(sql: string): void;
  prepare(sql: string): { get(): unknown; run(text: string): unknown };
  close(): void;
};
type Sqlite = { DatabaseSync: new (path: string) => Database };

/**
 * The storage in a folder that only its owner can enter: SQLite where this Node has it, else a
 * file. A file written by an older Node is taken over; the other way round is refused, since
 * starting without the orders would be worse. `sqlite` is for tests.
 */
export function openStorage(folder: string, sqlite: Sqlite | null = nodeSqlite()): Storage {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = fileStorage(join(folder, 'state.json'));
  const path = join(folder, 'state.sqlite');
  if (!sqlite) {
    if (!existsSync(path)) return file;
    throw new OperatorError(
      `${path} was written by a later Node, and Node ${process.versions.node} cannot read it. Run ` +
        'the command with Node 22.13 or later, or remove that file to start without its orders.',
    );
  }
  const stored = sqliteStorage(path, sqlite);
  const older = stored.read() === null ? file.read() : null;
  if (older !== null) {
    stored.write(older);
    rmSync(file.path);
  }
  return stored;
}

function sqliteStorage(path: string, { DatabaseSync }: Sqlite): Storage {
  // made before SQLite opens it, for the permissions
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path);
  database.exec('CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY, text TEXT NOT NULL)');
  const get = database.prepare('SELECT text FROM state WHERE id = 1');
  const put = database.prepare('INSERT OR REPLACE INTO state (id, text) VALUES (1, ?)');
  return {
    kind: 'SQLite',
    path,
    read() {
      const row = get.get();
      const isRow = typeof row === 'object' && row !== null && 'text' in row;
      return isRow ? String(row.text) : null;
    },
    write: (text) => void put.run(text),
    close: () => database.close(),
  };
}

function fileStorage(path: string): Storage {
  return {
    kind: 'file',
    path,
    read: () => (existsSync(path) ? readFileSync(path, 'utf8') : null),
    write(text) {
      const next = `${path}.next`;
      const handle = openSync(next, 'w', 0o600);
      try {
        writeFileSync(handle, text);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
      renameSync(next, path);
    },
    close: () => undefined,
  };
}

/** Node 22.5 to 22.12 have it behind a flag only. */
function nodeSqlite(): Sqlite | null {
  const module: unknown = process.getBuiltinModule('node:sqlite');
  return hasSqlite(module) ? module : null;
}

const hasSqlite = (module: unknown): module is Sqlite =>
  typeof module === 'object' && module !== null && 'DatabaseSync' in module;
