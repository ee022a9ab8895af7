type Directive = { name: string; values: string[] };

/** Values with which a browser ignores `'unsafe-inline'`. */
const strict = /^'(nonce-|sha(256|384|512)-|strict-dynamic')/i;

/**
 * A Content-Security-Policy that lets the page be framed and lets an inline script run, given by its
 * hash, `'sha256-…'`. Everything else stays as strict as it was.
 */
export function openPolicy(header: string, hash: string): string {
  // several policies may be joined by commas; each of them must allow the script
  return header
    .split(',')
    .map((policy) => openOne(policy, hash))
    .filter((policy) => policy !== '')
    .join(', ');
}

function openOne(policy: string, hash: string): string {
  const directives = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...values]): Directive => ({ name: name.toLowerCase(), values }))
    .filter(({ name }) => name !== 'frame-ancestors' && name !== 'upgrade-insecure-requests');
  const find = (name: string) => directives.find((directive) => directive.name === name);
  const own = find('script-src-elem') ?? find('script-src');
  if (own) own.values = withHash(own.values, hash);
  else {
    const usual = find('default-src');
    if (usual) {
      const values = withHash(usual.values, hash);
      if (values !== usual.values) directives.push({ name: 'script-src', values });
    }
  }
  return directives.map(({ name, values }) => [name, ...values].join(' ')).join('; ');
}

/** A hash would switch `'unsafe-inline'` off, so it is only added where inline scripts are refused. */
function withHash(values: string[], hash: string): string[] {
  const inline = values.some((value) => value.toLowerCase() === "'unsafe-inline'");
  if (inline && !values.some((value) => strict.test(value))) return values;
  return [...values.filter((value) => value.toLowerCase() !== "'none'"), hash];
}
