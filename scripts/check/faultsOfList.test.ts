import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDeployList } from '../deployList';
import { testFolder } from '../testFolder.testing';
import { listFaults } from './faults/hosts.testing';
import { checkHosts } from './hosts/checkHosts';
import { readHostsTarget } from './hosts/runHosts';
import { createWorld, goodCertificate, now } from './world.testing';

const file = join(testFolder(), 'hosts.json');

/** Why `check --hosts` calls hosts broken. */
async function brokenIn(list: string) {
  await writeFile(file, list);
  const { hosts } = await readHostsTarget({ hosts: file }, 'red', {}, () => undefined);
  const seen = await checkHosts({
    hosts,
    fetch: createWorld().fetch,
    readCertificate: () => Promise.resolve(goodCertificate),
    now,
    apiBase: null,
  });
  return seen.filter(({ state }) => state === 'broken').map(({ why }) => why);
}

const rows = Object.entries(listFaults).flatMap(([by, faults]) =>
  Object.entries(faults).map(([fault, [entries, said]]) => [fault, by, entries, said] as const),
);

test.each(rows)('%s', async (_, by, entries, said) => {
  const list = `{ "demo.shop.test": {}, ${entries} }`;
  expect(() => readDeployList('hosts.json', list, null)).toThrow(said);
  if (by === 'list') await expect(brokenIn(list)).rejects.toThrow(said);
  if (by === 'entry') expect(await brokenIn(list)).toEqual([expect.stringContaining(said)]);
});

test('a list in order stops nothing, and no host of it is broken', async () => {
  const list = '{ "demo.shop.test": {}, "*": {}, "*.example.uz": {} }';
  expect(readDeployList('hosts.json', list, null).hasFallback).toBe(true);
  expect(await brokenIn(list)).toEqual([]);
});
