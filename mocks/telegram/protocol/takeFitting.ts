import * as v from 'valibot';

/** What of the data is taken and what was wrong with the rest, or what is lacking. */
export type Fitted<T> = { value: T; remarks: string[] } | { lack: string };

/** So many wrong fields are put right; a message with more of them is not meant for Telegram. */
const patience = 100;
const shownLength = 40;

/**
 * Takes what fits the schema, as Telegram's clients do: an unknown field is nothing to them, one of
 * another type is put right where its meaning is plain, and otherwise as if it were not there. The
 * message as a whole is refused only for a missing field that it cannot do without.
 */
export function takeFitting<T>(schema: v.GenericSchema<unknown, T>, data: unknown): Fitted<T> {
  const holder: { data: unknown } = { data: structuredClone(data) };
  /** what each wrong field was, and what became of it */
  const was = new Map<string, string>();
  const became = new Map<string, string>();
  for (let turn = 0; turn < patience; turn += 1) {
    const parsed = v.safeParse(schema, holder.data, { abortEarly: true });
    if (parsed.success) {
      const remarks = Array.from(was, ([name, said]) => `${said}: ${became.get(name)}`);
      return { value: parsed.output, remarks };
    }
    const [issue] = parsed.issues;
    const keys = (issue.path ?? []).map(({ key }) => key);
    const name = v.getDotPath(issue) ?? 'the data';
    if (issue.type === 'check') return { lack: issue.message };
    const value = valueAt(holder, ['data', ...keys]);
    if (value === undefined) return { lack: was.get(name) ?? `${name} is missing` };
    const meant = meaning(value, issue.expected);
    if (!was.has(name)) was.set(name, `${name} is ${shown(value)}`);
    became.set(name, meant === undefined ? 'ignored' : `read as ${shown(meant)}`);
    replaceAt(holder, ['data', ...keys], meant);
  }
  return { lack: 'too many of its fields are wrong' };
}

/** The value of the expected type that another one plainly means; undefined when there is none. */
function meaning(value: unknown, expected: string | null): unknown {
  if (expected === 'boolean') return Boolean(value);
  if (expected === 'string' && typeof value === 'number') return String(value);
  if (expected === 'number' && typeof value === 'string' && value.trim() !== '') {
    const number = Number(value);
    return Number.isFinite(number) ? number : undefined;
  }
  return undefined;
}

function valueAt(from: unknown, keys: readonly unknown[]): unknown {
  let value = from;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, String(key))) return;
    value = Reflect.get(value, String(key));
  }
  return value;
}

/** Sets what is at the end of the keys, or takes it out of its list or object. */
function replaceAt(from: object, keys: readonly unknown[], value: unknown) {
  const holder = valueAt(from, keys.slice(0, -1));
  const last = keys.at(-1);
  if (typeof holder !== 'object' || holder === null) return;
  if (value !== undefined) Reflect.set(holder, String(last), value);
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(holder, String(last));
}

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > shownLength ? `${json.slice(0, shownLength)}…` : json;
}
