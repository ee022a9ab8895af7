import { checkSetting, folder, isHostName, origin, port, type Rule } from '../settingRules.ts';

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
  fits: (value) => jsonOf(value) !== undefined,
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
  /** not read yet: `readHosts` does */
  hosts: unknown;
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
        `${name} is not a variable of the edge. Allowed are ${Object.keys(rules).join(', ')}.`,
      );
  }
  return {
    root: env.EDGE_ROOT || 'dist',
    hosts: jsonOf(env.EDGE_HOSTS || '{}'),
    apiOrigin: env.EDGE_API_ORIGIN || undefined,
    assets: env.EDGE_ASSETS || undefined,
    cacheBytes: Number(env.EDGE_CACHE_MB || 128) * 1_000_000,
    address: env.EDGE_ADDRESS || '127.0.0.1',
    port: Number(env.PORT || 8080),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
