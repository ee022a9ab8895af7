/** The names in a host list: what is wrong with one, and which host it was meant for. */

/** What is wrong with a name of the list, as a sentence; null for one that is right. */
export function refusalOfName(name: string): string | null {
  if (/^(\*\.)?[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*$/.test(name) && name.length < 254) return null;
  const wrong = wrongIn(name);
  const meant = meantHost(name);
  const instead = meant !== name && refusalOfName(meant) === null ? `: write ${meant}` : '';
  if (wrong !== null) return `"${name}" ${wrong}${instead}.`;
  return `"${name}" is not a host name. Allowed are names such as shop.example.uz and *.example.uz, and *.`;
}

function wrongIn(name: string): string | null {
  if (/^[a-z]+:\/\//i.test(name)) return 'begins with a scheme, and a host has none';
  if (name.includes('/')) return 'has a slash in it, and a host has no path';
  if (/:\d*$/.test(name)) return 'has a port, and a host is listed without';
  if (/[^ -~]/.test(name)) return 'is not in Latin letters, as browsers send it';
  if (name !== name.toLowerCase()) return 'has capital letters, and browsers send small ones';
  return name.length > 253 || /[^.]{64}/.test(name) ? 'is longer than a host name may be' : null;
}

/** The group of a list that a host belongs to: the longest `*.name` above it. */
export function groupOf(names: Iterable<string>, host: string): string | null {
  const above = [...names].filter((name) => name.startsWith('*.') && host.endsWith(name.slice(1)));
  return above.sort((one, other) => other.length - one.length)[0] ?? null;
}

/** The host that somebody meant, as browsers send it; the name itself where that cannot be said. */
export function meantHost(name: string): string {
  const [, group = '', host = ''] = /^(?:[a-z]+:\/\/)?(\*\.)?(.*)$/i.exec(name) ?? [];
  return URL.canParse(`http://${host}`) ? group + new URL(`http://${host}`).hostname : name;
}
