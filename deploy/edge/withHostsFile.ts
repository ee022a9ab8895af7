import { readFileSync, statSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

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
