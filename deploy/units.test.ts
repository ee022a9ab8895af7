import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings as readBotSettings } from '../examples/bot/settings.mjs';
import { readSettings as readReportsSettings } from '../examples/reports/settings.mjs';
import { root } from '../scripts/root.ts';
import { readEdgeEnv } from './edge/readEnv.ts';

const names = ['edge', 'bot', 'reports', 'refresh', 'check'] as const;
const textOf = (name: string) =>
  readFileSync(join(root, 'deploy', `storefront-${name}.service`), 'utf8');
const readme = readFileSync(join(root, 'deploy/README.md'), 'utf8');

/** The values of a key, in the order of the unit. */
const valuesOf = (name: string, key: string) =>
  [...textOf(name).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** The variables that a unit sets. */
const environmentOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    valuesOf(name, 'Environment').flatMap((line) => line.split(' ').map((one) => one.split('='))),
  );

/** Ports of the table in README, by unit. */
const documented = new Map(
  [...readme.matchAll(/^\| \[`storefront-(\w+)`\]\(\S+\) \| (\d+) \|/gm)].map(
    ([, name, port]) => [name, Number(port)] as const,
  ),
);

function analyze(verb: string, name: string, ...options: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  const file = join(folder, `storefront-${name}.service`);
  // Node may be elsewhere on the machine of a test.
  writeFileSync(file, textOf(name).replace(/\/usr\/bin\/(node|npm)\b/, process.execPath));
  return spawnSync('systemd-analyze', [verb, ...options, file], { encoding: 'utf8' });
}
const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.each(names)('the unit of %s', (name) => {
  test('may do no more than it needs', () => {
    expect(valuesOf(name, 'ProtectSystem')).toEqual(['strict']);
    expect(valuesOf(name, 'NoNewPrivileges')).toEqual(['yes']);
    expect(valuesOf(name, 'CapabilityBoundingSet')).toEqual(['']);
    expect([...valuesOf(name, 'User'), ...valuesOf(name, 'DynamicUser')]).toHaveLength(1);
    expect(valuesOf(name, 'User')).not.toContain('root');
  });

  test('starts what is there', () => {
    const [command = ''] = valuesOf(name, 'ExecStart');
    const [, script] = /\bnode (?:--\S+ )*(\S+)$/.exec(command) ?? [];
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const [, run = ''] = /npm run (?:--\S+ )*(\S+)/.exec(command) ?? [];
    // A release brings it (scripts/deploy).
    if (script?.startsWith('/srv/storefront/')) expect(readme).toContain(script);
    else if (script) expect(existsSync(join(root, script))).toBe(true);
    else expect(scripts).toHaveProperty(run);
  });

  test('holds no secret: systemd hands over files', () => {
    expect(textOf(name)).not.toMatch(/\b(BOT_TOKEN|ORDERS_SECRET)=|\b\d+:[\w-]{20,}/);
    for (const [variable, file] of Object.entries(environmentOf(name)))
      if (/^(BOT_TOKEN|ORDERS_SECRET)_FILE$/.test(variable)) expect(file).toMatch(/^%d\/[\w-]+$/);
  });

  test('is understood by systemd, where it is installed', () => {
    if (!hasAnalyze) return expect(textOf(name)).toMatch(/^\[Service\]$/m);
    const verified = analyze('verify', name);
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    // Of 100; a service without any limits has 96.
    const security = analyze('security', name, '--offline=true', '--threshold=25');
    expect(security.status).toBe(0);
  });
});

test('who calls others starts once the clock is right, where the machine waits for that', () => {
  const wanting = names.filter((name) => valuesOf(name, 'Wants').includes('network-online.target'));
  expect(wanting).toEqual(['edge', 'bot', 'refresh', 'check']);
  // systemd.special(7): who needs the time is ordered after the target, and does not pull it in
  for (const name of wanting) {
    expect(valuesOf(name, 'After')).toEqual(['network-online.target time-sync.target']);
    expect(valuesOf(name, 'Wants')).toEqual(['network-online.target']);
  }
  expect(readme).toContain('systemd-time-wait-sync');
});

test('the bot’s credentials are the files that its variables name', () => {
  const credentials = valuesOf('bot', 'LoadCredential').map((value) => value.split(':')[0]);
  const { BOT_TOKEN_FILE, ORDERS_SECRET_FILE } = environmentOf('bot');
  expect([BOT_TOKEN_FILE, ORDERS_SECRET_FILE]).toEqual(credentials.map((one) => `%d/${one}`));
});

test('every service has a port of its own: in its unit, in the table and by default', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bot-'));
  const fileOf = (text: string) => {
    writeFileSync(join(folder, text), text);
    return join(folder, text);
  };
  const bot = readBotSettings({
    BOT_TOKEN_FILE: fileOf('7:token'),
    ORDERS_SECRET_FILE: fileOf('between-two-servers'),
    SHOP_LINK: 'https://t.me/osh_bot',
  });
  const defaults = {
    edge: readEdgeEnv({}).port,
    bot: bot.port,
    reports: readReportsSettings({}).port,
  };
  const inUnits = Object.keys(defaults).map((name) => [name, Number(environmentOf(name).PORT)]);
  expect(Object.fromEntries(inUnits)).toEqual(defaults);
  expect(Object.fromEntries(documented)).toEqual(defaults);
  expect(new Set(Object.values(defaults)).size).toBe(3);
  const conf = readFileSync(join(root, 'deploy/storefront-edge.conf'), 'utf8');
  expect(conf).toContain(`server 127.0.0.1:${defaults.edge};`);
  expect(readme).toContain(`proxy_pass http://127.0.0.1:${defaults.reports};`);
});

test('every variable that the unit of the edge sets is one of the edge', () => {
  const { EDGE_HOSTS_FILE, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, ...rest } =
    environmentOf('edge');
  expect([EDGE_HOSTS_FILE, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_]).not.toContain(undefined);
  expect(readEdgeEnv(rest).root).toBe('/srv/storefront');
});
