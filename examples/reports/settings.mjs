/** Reads the settings of README.md. Throws a sentence at the first that is not allowed. */
export function readSettings(/** @type {Readonly<Record<string, string | undefined>>} */ env) {
  const port = env.PORT || '8082';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT is ${JSON.stringify(port)}. Allowed is a whole number from 0 to 65535.`);
  const address = env.REPORTS_ADDRESS || '127.0.0.1';
  if (!/^[\w.:-]+$/.test(address))
    throw new Error(
      `REPORTS_ADDRESS is ${JSON.stringify(address)}. Allowed is an address of this machine, such as 127.0.0.1.`,
    );
  const hosts = (env.REPORTS_HOSTS ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  for (const host of hosts)
    if (!/^[a-z0-9.-]{1,253}$/.test(host))
      throw new Error(
        `REPORTS_HOSTS names ${JSON.stringify(host)}. Allowed are names of hosts, such as osh.example.uz, with commas between them.`,
      );
  const file = env.REPORTS_FILE || 'reports.sqlite';
  return { port: Number(port), address, file, hosts: [...new Set(hosts)] };
}
