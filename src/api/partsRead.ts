/** What has been looked at of an object or a list: its names, and the same of what they hold. */
type Reads = Map<PropertyKey, Reads>;

/**
 * A copy of a JSON value with only what `read` looks at: a list of what may pass, made by the reader
 * itself. `isField` limits the outermost names, for a reader that copies its whole input.
 */
export function partsRead(
  value: unknown,
  read: (watched: unknown) => unknown,
  isField: (name: string) => boolean = () => true,
): unknown {
  const reads: Reads = new Map();
  read(watch(value, reads));
  const outermost = Array.isArray(value) ? reads : new Map([...reads].filter(isKnown));
  return keep(value, outermost);

  function isKnown([name]: [PropertyKey, Reads]): boolean {
    return typeof name === 'string' && isField(name);
  }
}

function watch(value: unknown, reads: Reads): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const note = (name: PropertyKey): Reads => {
    const known = reads.get(name) ?? new Map();
    reads.set(name, known);
    return known;
  };
  return new Proxy(value, {
    get: (target, name) => watch(Reflect.get(target, name), note(name)),
    has(target, name) {
      note(name);
      return Reflect.has(target, name);
    },
  });
}

function keep(value: unknown, reads: Reads): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, one]) => {
    const seen = reads.get(name);
    return seen ? [[name, keep(one, seen)] as const] : [];
  });
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}
