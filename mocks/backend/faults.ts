/**
 * A fault that the control sets for matching calls. `path` is relative to `/api` (or starts with
 * `/cdn` or `/map`); `*` stands for anything, `{id}` and `:id` for one segment.
 */
export type FaultRule = {
  id: string;
  method: string;
  path: string;
  kind: FaultKind;
  /** for `status`, and for a page; a page has 200 unless it is said */
  status: number;
  /** for `status`: the words to the customer; the usual ones when it is left out */
  description?: object | undefined;
  /** for `status`: the seconds after which the server wants to be asked again */
  retryAfter?: number | undefined;
  /** for `json`: what is answered instead */
  json?: unknown;
  /** milliseconds before anything happens */
  delay: number;
  /** the server goes through the delay although nobody waits for the answer any more */
  unaware: boolean;
  /** the server does the work, and only the answer is lost, or comes after the delay */
  after: boolean;
  /** how many more calls it hits, null for all */
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
  /** the first rule that matches, counted down */
  take(method: string, path: string): FaultRule | null;
};

/** The faults that are set at the moment, first set first served. */
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
