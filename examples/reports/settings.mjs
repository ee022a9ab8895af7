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
  return { port: Number(port), address, file: env.REPORTS_FILE || 'reports.sqlite' };
}
