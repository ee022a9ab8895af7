import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEdgeEnv, withHostsFile } from './readEnv.ts';

const file = join(mkdtempSync(join(tmpdir(), 'hosts-')), 'hosts.json');

test('the list of hosts may stand in a file, and is checked as any other', () => {
  writeFileSync(file, '{"osh.example.uz":{}}');
  const { hosts } = readEdgeEnv(withHostsFile({ EDGE_HOSTS_FILE: file }));
  expect(hosts.list).toEqual({ 'osh.example.uz': {} });
  writeFileSync(file, '{"*":');
  expect(() => readEdgeEnv(withHostsFile({ EDGE_HOSTS_FILE: file }))).toThrow(/as JSON/);
});

test('a file that is not there, and two lists, are each a sentence', () => {
  const gone = join(file, '../gone.json');
  expect(() => withHostsFile({ EDGE_HOSTS_FILE: gone })).toThrow(
    `EDGE_HOSTS_FILE is "${gone}", which cannot be read: ENOENT`,
  );
  expect(() => withHostsFile({ EDGE_HOSTS_FILE: file, EDGE_HOSTS: '{}' })).toThrow(
    'EDGE_HOSTS and EDGE_HOSTS_FILE are both set',
  );
});

test('without it nothing changes', () => {
  expect(withHostsFile({ EDGE_HOSTS: '{}', PORT: '1' })).toEqual({ EDGE_HOSTS: '{}', PORT: '1' });
});
