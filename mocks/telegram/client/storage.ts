import type { Handlers, MethodName } from '../protocol/methods';
import { type Context, quirksOf } from './context';
import { yesNo } from './prompts';
import type { Vault } from './vault';

type Methods = Extract<MethodName, `web_app_${'device' | 'secure'}_storage_${string}`>;
type Kind = 'device' | 'secure';
type Request = { req_id: string; key?: unknown; value?: unknown };

/** What a bot may keep on the device, in characters, and how many secrets. */
const deviceLimit = 5 * 1024 * 1024;
const secretLimit = 10;

function isFull(vault: Vault, kind: Kind, key: string, value: string): boolean {
  const others = vault.keys(kind).filter((each) => each !== key);
  if (kind === 'secure') return others.length >= secretLimit;
  const size = (each: string) => each.length + (vault.read(kind, each)?.length ?? 0);
  return others.reduce((sum, each) => sum + size(each), key.length + value.length) > deviceLimit;
}

/** Device and secure storage, with the errors of the clients. */
export function storage(context: Context): Pick<Handlers, Methods> {
  const { vault, send, situation } = context;
  const fail = (kind: Kind, req_id: string, error: string) =>
    send(`${kind}_storage_failed`, { req_id, error });

  const isThere = (kind: Kind, { req_id }: Request) => {
    const supported = quirksOf(context)[`${kind}Storage`];
    if (!supported) fail(kind, req_id, 'UNSUPPORTED');
    return supported;
  };
  /** The key, if storage and key are all right; otherwise the app is told. */
  const keyOf = (kind: Kind, request: Request): string | undefined => {
    if (!isThere(kind, request)) return undefined;
    const { req_id, key } = request;
    if (typeof key === 'string' && key !== '') return key;
    fail(kind, req_id, 'KEY_INVALID');
    return undefined;
  };
  const save = (kind: Kind) => (request: Request) => {
    const key = keyOf(kind, request);
    if (key === undefined) return;
    const { req_id, value = null } = request;
    if (value !== null && typeof value !== 'string') return fail(kind, req_id, 'VALUE_INVALID');
    if (value !== null && isFull(vault, kind, key, value)) {
      return fail(kind, req_id, 'QUOTA_EXCEEDED');
    }
    if (!vault.write(kind, key, value)) return fail(kind, req_id, 'QUOTA_EXCEEDED');
    if (kind === 'secure') vault.write('restored', key, value === null ? null : '1');
    send(`${kind}_storage_key_saved`, { req_id });
  };
  /** A secret that is on the person's other phone, not yet on this one. */
  const isElsewhere = (key: string) =>
    situation.get().newPhone &&
    vault.read('secure', key) !== null &&
    vault.read('restored', key) === null;
  situation.subscribe((after, before) => {
    if (after.newPhone && !before.newPhone) vault.clear('restored');
  });
  const restore = async (req_id: string, key: string) => {
    if (!isElsewhere(key)) return fail('secure', req_id, 'RESTORE_UNAVAILABLE');
    const { restoreTitle, restoreText, restore: yes } = context.texts();
    const actions = yesNo(context.texts(), yes);
    const reply = await context.ask({ title: restoreTitle, text: restoreText, actions });
    if (reply?.id !== 'yes') return fail('secure', req_id, 'RESTORE_CANCELLED');
    vault.write('restored', key, '1');
    send('secure_storage_key_restored', { req_id, value: vault.read('secure', key) });
  };
  const clear = (kind: Kind) => (request: Request) => {
    if (!isThere(kind, request)) return;
    vault.clear(kind);
    send(`${kind}_storage_cleared`, { req_id: request.req_id });
  };

  return {
    web_app_device_storage_save_key: save('device'),
    web_app_device_storage_get_key: (request) => {
      const key = keyOf('device', request);
      if (key === undefined) return;
      const { req_id } = request;
      send('device_storage_key_received', { req_id, value: vault.read('device', key) });
    },
    web_app_device_storage_clear: clear('device'),
    web_app_secure_storage_save_key: save('secure'),
    web_app_secure_storage_get_key: (request) => {
      const key = keyOf('secure', request);
      if (key === undefined) return;
      const can_restore = isElsewhere(key);
      const value = can_restore ? null : vault.read('secure', key);
      send('secure_storage_key_received', { req_id: request.req_id, value, can_restore });
    },
    web_app_secure_storage_restore_key: (request) => {
      const key = keyOf('secure', request);
      if (key !== undefined) void restore(request.req_id, key);
    },
    web_app_secure_storage_clear: clear('secure'),
  };
}
