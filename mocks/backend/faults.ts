/**
 * A fault set through the controls for matching calls. `path` is relative to `/api` (or starts with
 * `/cdn` or `/map`); `*` matches anything, `{id}` and `:id` one segment.
 */
export type FaultRule = {
  id: string;
  method: string;
  path: string;
  kind: FaultKind;
  /** for `status` and `page`; the default of a page is 200 */
  status: number;
  /** for `status`: the text for the customer; a default when omitted */
  description?: object | undefined;
  /** for `status`: `Retry-After` in seconds */
  retryAfter?: number | undefined;
  /** for `json`: the replacement body */
  json?: unknown;
  /** milliseconds before anything happens */
  delay: number;
  /** the delay runs to its end even if the client has disconnected */
  unaware: boolean;
  /** the server does the work first; only the response is lost or delayed */
  after: boolean;
  /** remaining calls to affect, null for all */
  times: number | null;
};
export const faultKinds = [
  'delay',
  'status',
  'drop',
  'truncate',
  'html',
  'redirect',
  'empty',
  'null',
  'json',
  'unknownWords',
] as const;
type FaultKind = (typeof faultKinds)[number];
export type FaultInput = { path: string } & {
  [K in Exclude<keyof FaultRule, 'id' | 'path'>]?: FaultRule[K] | undefined;
};

export type FaultBox = {
  list(): FaultRule[];
  add(input: FaultInput): FaultRule;
  remove(id: string): void;
  clear(): void;
  /** replaces all rules by listed ones, which keep their ids */
  restore(listed: readonly FaultRule[]): void;
  /** the first matching rule, with its count decremented */
  take(method: string, path: string): FaultRule | null;
};

/** The active faults, in the order they were set. */
export function createFaults(): FaultBox {
  let rules: FaultRule[] = [];
  let last = 0;
  return {
    list: () => rules,
    add(input) {
      last += 1;
      const rule: FaultRule = {
        id: String(last),
        path: input.path,
        method: input.method ?? '*',
        kind: input.kind ?? (input.status ? 'status' : 'delay'),
        status: input.status ?? (input.kind === 'html' ? 200 : 500),
        retryAfter: input.retryAfter,
        json: input.json,
        description: input.description,
        delay: input.delay ?? 0,
        unaware: input.unaware ?? false,
        after: input.after ?? false,
        times: input.times ?? null,
      };
      rules.push(rule);
      return rule;
    },
    remove(id) {
      rules = rules.filter((rule) => rule.id !== id);
    },
    clear() {
      rules = [];
    },
    restore(listed) {
      rules = structuredClone([...listed]);
      last = Math.max(last, ...rules.map(({ id }) => Number(id)));
    },
    take(method, path) {
      const rule = rules.find((each) => matches(each, method, path));
      if (!rule) return null;
      const taken = { ...rule };
      if (rule.times !== null) {
        rule.times -= 1;
        if (rule.times <= 0) rules = rules.filter((each) => each !== rule);
      }
      return taken;
    },
  };
}

function matches(rule: FaultRule, method: string, path: string): boolean {
  if (rule.method !== '*' && rule.method.toUpperCase() !== method) return false;
  const pattern = toPattern(rule.path);
  return pattern.test(path) || pattern.test(path.replace(/^\/api/, ''));
}

function toPattern(path: string): RegExp {
  const escaped = path
    .replace(/^(?!\/|\*)/, '/')
    .replace(/[.+?^$|()[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\{\w+\}|:\w+/g, '[^/]+');
  return new RegExp(`^${escaped}$`);
}
