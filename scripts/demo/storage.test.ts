import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStorage } from './storage';

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'storage-')), 'state');
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('a file, where Node has no SQLite', () => {
  test('keeps the last complete text, for its owner only', async () => {
    const storage = openStorage(folder, null);
    expect(storage.read()).toBeNull();
    storage.write('first');
    storage.write('second');
    // as left by a machine that died while writing
    await writeFile(`${storage.path}.next`, 'thi', { mode: 0o600 });
    expect(openStorage(folder, null).read()).toBe('second');
    openStorage(folder, null).write('third');
    expect(openStorage(folder, null).read()).toBe('third');
    expect(await readdir(folder)).toEqual(['state.json']);
    expect(await modeOf(storage.path)).toBe(0o600);
    expect(await modeOf(folder)).toBe(0o700);
  });

  test('refuses to start without the orders that a later Node wrote', async () => {
    openStorage(folder, null);
    await writeFile(join(folder, 'state.sqlite'), '');
    expect(() => openStorage(folder, null)).toThrow(/Node 22\.13 or later/);
  });
});

describe.runIf(process.getBuiltinModule('node:sqlite'))('SQLite, where Node has it', () => {
  test('keeps the last text, for its owner only', async () => {
    const storage = openStorage(folder);
    expect(storage.kind).toBe('SQLite');
    expect(storage.read()).toBeNull();
    storage.write('first');
    storage.write('second');
    storage.close();
    const again = openStorage(folder);
    expect(again.read()).toBe('second');
    expect(await modeOf(again.path)).toBe(0o600);
    again.close();
  });

  test('takes over the file of an older Node', async () => {
    openStorage(folder, null).write('of the older Node');
    const storage = openStorage(folder);
    expect(storage.read()).toBe('of the older Node');
    storage.close();
    expect(await readdir(folder)).toEqual(['state.sqlite']);
  });
});
