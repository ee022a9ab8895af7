import { groupOf, refusalOfName } from '../deploy/hostNames';
import { parseHostList, readHosts, twiceIn } from '../deploy/readHosts';
import { checkSecure } from '../deploy/secureApi';
import type { ShopHosts } from '../deploy/shopHost';

export type DeployList = {
  hosts: ShopHosts;
  /** `*` is in the list: every name is covered */
  hasFallback: boolean;
};

/** Reads the text of the file `list`. Throws a sentence for what no customer could use. */
export function readDeployList(list: string, text: string, brands: string | null): DeployList {
  const { list: parsed, twice } = parsedIn(list, text);
  const [name] = twice;
  if (name !== undefined) throw new Error(`${list}: ${twiceIn(name)}`);
  const hosts = readHosts(parsed, brands);
  checkSecure(hosts);
  return { hosts, hasFallback: Object.hasOwn(Object(parsed), '*') };
}

function parsedIn(list: string, text: string) {
  try {
    return parseHostList(text);
  } catch (error) {
    throw new Error(`${list} is not JSON: ${String(error)}`);
  }
}

/** Throws a sentence where `--static` names no host, or one of which the list says nothing. */
export function checkStatic(
  name: string,
  { list, hosts, hasFallback }: DeployList & { list: string },
): void {
  const wrong = name.startsWith('*') ? `"${name}" is a group.` : refusalOfName(name);
  if (wrong !== null) throw new Error(`--static is for one host: ${wrong}`);
  if (hosts.named.has(name) || hasFallback || groupOf(hosts.named.keys(), name) !== null) return;
  throw new Error(`${list} does not name ${name}, and has neither a group for it nor *.`);
}

/** The single host of the list that somebody names by it, its merchant's key or its first label. Throws a sentence. */
export function shopNamed(wanted: string, { named }: ShopHosts): string {
  const single = [...named.keys()].filter((name) => !name.startsWith('*'));
  const isMeant = (name: string) =>
    name.split('.')[0] === wanted ||
    named
      .get(name)
      ?.hosts?.split(',')
      .includes(`${name.replace(/^www\./, '')}=${wanted}`);
  const [found, ...more] = single.includes(wanted) ? [wanted] : single.filter(isMeant);
  if (found === undefined)
    throw new Error(
      `${wanted} is no host of the list, by its name, its first label or its merchant.`,
    );
  if (more.length > 0)
    throw new Error(`${wanted} may be ${[found, ...more].join(' or ')}: name the host.`);
  return found;
}
