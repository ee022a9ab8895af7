import { readFileSync, statSync } from 'node:fs';
import { parseHostList } from '../readHosts.ts';
import { checkSetting, folder, isHostName, origin, port, type Rule } from '../settingRules.ts';
import { usualBytes } from './memory.ts';

type Env = Readonly<Record<string, string | undefined>>;

const megabytes: Rule = {
  allowed: 'a whole number of megabytes from 1 to 65536, without a unit',
  fits: (value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_536,
};
const listenAddress: Rule = {
  allowed: 'an IP address or a host name to listen on',
  fits: (value) => isHostName(value.toLowerCase()) || /^[\da-f:]+$/i.test(value),
};
const hostList: Rule = {
  allowed: 'the list of hosts of deploy/README, as JSON',
  fits: (value) => listOf(value) !== undefined,
};

/** What each variable of the edge's environment may be (deploy/README); nothing is its default. */
const rules: Readonly<Record<string, Rule>> = {
  EDGE_ROOT: folder,
  EDGE_HOSTS: hostList,
  EDGE_API_ORIGIN: origin,
  EDGE_ASSETS: folder,
  EDGE_CACHE_MB: megabytes,
  EDGE_ADDRESS: listenAddress,
  PORT: port,
};

export type EdgeEnv = {
  root: string;
  /** not read yet: `readHostsApart` does */
  hosts: ReturnType<typeof parseHostList>;
  apiOrigin: string | undefined;
  assets: string | undefined;
  cacheBytes: number;
  address: string;
  port: number;
};

/**
 * Reads the edge's environment. Throws a sentence at the first variable whose value is not allowed,
 * and at one that begins with `EDGE_` and is unknown.
 */
export function readEdgeEnv(env: Env): EdgeEnv {
  for (const [name, value] of Object.entries(env)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (value && rule) checkSetting(name, value, rule);
    else if (!rule && name.startsWith('EDGE_'))
      throw new Error(
        `${name} is not a variable of the edge. Allowed are ${Object.keys(rules).join(', ')}, and on Node EDGE_HOSTS_FILE.`,
      );
  }
  return {
    root: env.EDGE_ROOT || 'dist',
    hosts: parseHostList(env.EDGE_HOSTS || '{}'),
    apiOrigin: env.EDGE_API_ORIGIN || undefined,
    assets: env.EDGE_ASSETS || undefined,
    cacheBytes: env.EDGE_CACHE_MB ? Number(env.EDGE_CACHE_MB) * 1_000_000 : usualBytes,
    address: env.EDGE_ADDRESS || '127.0.0.1',
    port: Number(env.PORT || 8080),
  };
}

function listOf(text: string): unknown {
  try {
    return parseHostList(text).list;
  } catch {
    return undefined;
  }
}

/** No list of hosts is longer, bytes: 5,000 hosts with settings of their own take 2 MB. */
const maxBytes = 20_000_000;

/**
 * The environment with the list of hosts that `EDGE_HOSTS_FILE` names in `EDGE_HOSTS`: a unit of systemd names a file,
 * and one variable of an environment holds 128 kB. Throws a sentence when it cannot be read.
 */
export function withHostsFile(env: Env): Env {
  const { EDGE_HOSTS_FILE: file, ...rest } = env;
  if (!file) return rest;
  if (rest.EDGE_HOSTS)
    throw new Error('EDGE_HOSTS and EDGE_HOSTS_FILE are both set: one of them names the hosts.');
  return { ...rest, EDGE_HOSTS: read(file) };
}

function read(file: string): string {
  try {
    if (statSync(file).size > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`EDGE_HOSTS_FILE is "${file}", which cannot be read: ${why}`);
  }
}
