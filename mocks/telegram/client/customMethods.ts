import * as v from 'valibot';
import type { Handlers } from '../protocol/methods';
import type { Context } from './context';

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));
const names = v.pipe(
  v.object({ keys: v.union([name, v.array(name)]) }),
  v.transform(({ keys }) => (typeof keys === 'string' ? [keys] : keys)),
);
const entry = v.object({ key: name, value: v.pipe(v.string(), v.maxLength(4096)) });

/** So many items a bot may keep for a user. */
const cloudLimit = 1024;

type Outcome = { result: unknown } | { error: string };

const withParams = <S extends v.GenericSchema>(
  schema: S,
  use: (params: v.InferOutput<S>) => Outcome,
): ((params: unknown) => Outcome) => {
  return (params) => {
    const read = v.safeParse(schema, params);
    return read.success ? use(read.output) : { error: 'DATA_INVALID' };
  };
};

/** Custom methods of Telegram's server: cloud storage, time, shared contact. */
export function customMethods(
  { vault, now, send }: Context,
  requestedContact: () => string,
): Pick<Handlers, 'web_app_invoke_custom_method'> {
  const known = new Map<string, (params: unknown) => Outcome>([
    ['getCurrentTime', () => ({ result: Math.floor(now() / 1000) })],
    ['getRequestedContact', () => ({ result: requestedContact() })],
    ['getStorageKeys', () => ({ result: vault.keys('cloud') })],
    [
      'getStorageValues',
      withParams(names, (keys) => ({
        result: Object.fromEntries(keys.map((key) => [key, vault.read('cloud', key) ?? ''])),
      })),
    ],
    [
      'saveStorageValue',
      withParams(entry, ({ key, value }) => {
        const others = vault.keys('cloud').filter((each) => each !== key);
        const isSaved = others.length < cloudLimit && vault.write('cloud', key, value);
        return isSaved ? { result: true } : { error: 'QUOTA_EXCEEDED' };
      }),
    ],
    [
      'deleteStorageValues',
      withParams(names, (keys) => {
        for (const key of keys) vault.write('cloud', key, null);
        return { result: true };
      }),
    ],
  ]);
  return {
    web_app_invoke_custom_method: ({ req_id, method, params }) => {
      const answer = known.get(method)?.(params) ?? { error: 'METHOD_INVALID' };
      send('custom_method_invoked', { req_id, ...answer });
    },
  };
}
