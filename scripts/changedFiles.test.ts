import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChange } from './changedFiles';

let folder = '';
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.x', ...words], {
    cwd: folder,
    stdio: 'pipe',
  });
const commit = (file: string) => {
  writeFileSync(join(folder, file), file);
  git('add', '.');
  git('commit', '-m', file);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-b', 'main');
  commit('first');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('on a clean main branch nothing has changed', () => {
  expect(findChange(folder)).toMatchObject({
    files: 0,
    said: 'nothing changed since the last commit',
  });
});

test('on the main branch, what is not committed counts, new files too', () => {
  writeFileSync(join(folder, 'first'), 'edited');
  writeFileSync(join(folder, 'new'), '');
  expect(findChange(folder).files).toBe(2);
});

test('on a branch, its commits and what is not committed count, those of main do not', () => {
  git('switch', '-c', 'side');
  commit('second');
  git('switch', 'main');
  commit('third');
  git('switch', 'side');
  writeFileSync(join(folder, 'new'), '');
  expect(findChange(folder).files).toBe(2);
});
