import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from './writeWhole';

test('a file is there as it was last written whole, for whom it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'new/state.json');
  writeWhole(path, 'first');
  // as left by a machine that died while writing
  writeFileSync(`${path}.next`, 'thi', { mode: 0o600 });
  expect(readFileSync(path, 'utf8')).toBe('first');
  writeWhole(path, 'second', { mode: 0o600 });
  expect(readFileSync(path, 'utf8')).toBe('second');
  expect(readdirSync(join(folder, 'new'))).toEqual(['state.json']);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
