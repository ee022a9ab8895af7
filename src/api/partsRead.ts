/** What has been looked at of an object or a list: its names, and the same of what they hold. */
type Looks = Map<PropertyKey, Looks>;

/**
 * A copy of a JSON value with only what `read` looks at: a list of what may pass, made by the reader
 * itself. `isField` limits the outermost names, for a reader that copies its whole input.
 */
export function partsRead(
  value: unknown,
  read: (watched: unknown) => unknown,
  isField: (name: string) => boolean = () => true,
): unknown {
  const looks: Looks = new Map();
  read(watch(value, looks));
  const outermost = Array.isArray(value) ? looks : new Map([...looks].filter(isKnown));
  return keep(value, outermost);

  function isKnown([name]: [PropertyKey, Looks]): boolean {
    return typeof name === 'string' && isField(name);
  }
}

function watch(value: unknown, looks: Looks): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const look = (name: PropertyKey): Looks => {
    const known = looks.get(name) ?? new Map();
    looks.set(name, known);
    return known;
  };
  return new Proxy(value, {
    get: (target, name) => watch(Reflect.get(target, name), look(name)),
    has(target, name) {
      look(name);
      return Reflect.has(target, name);
    },
  });
}

function keep(value: unknown, looks: Looks): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([name, one]) => {
    const seen = looks.get(name);
    return seen ? [[name, keep(one, seen)] as const] : [];
  });
  return Array.isArray(value) ? kept.map(([, one]) => one) : Object.fromEntries(kept);
}
