import type { Handlers, MethodName } from '../protocol/methods';
import { type Context, quirksOf } from './context';

type Methods = Extract<MethodName, `web_app_${'device' | 'secure'}_storage_${string}`>;

/** Device and secure storage. The web clients report the latter as unsupported. */
export function storage({ vault, send, ...context }: Context): Pick<Handlers, Methods> {
  const secured = (req_id: string, use: () => void) => {
    if (quirksOf({ vault, send, ...context }).secureStorage) use();
    else send('secure_storage_failed', { req_id, error: 'UNSUPPORTED' });
  };
  return {
    web_app_device_storage_save_key: ({ req_id, key, value }) => {
      vault.write('device', key, value);
      send('device_storage_key_saved', { req_id });
    },
    web_app_device_storage_get_key: ({ req_id, key }) =>
      send('device_storage_key_received', { req_id, value: vault.read('device', key) }),
    web_app_device_storage_clear: ({ req_id }) => {
      vault.clear('device');
      send('device_storage_cleared', { req_id });
    },
    web_app_secure_storage_save_key: ({ req_id, key, value }) =>
      secured(req_id, () => {
        vault.write('secure', key, value);
        send('secure_storage_key_saved', { req_id });
      }),
    web_app_secure_storage_get_key: ({ req_id, key }) =>
      secured(req_id, () =>
        send('secure_storage_key_received', {
          req_id,
          value: vault.read('secure', key),
          can_restore: false,
        }),
      ),
    web_app_secure_storage_restore_key: ({ req_id }) =>
      secured(req_id, () =>
        send('secure_storage_failed', { req_id, error: 'RESTORE_UNAVAILABLE' }),
      ),
    web_app_secure_storage_clear: ({ req_id }) =>
      secured(req_id, () => {
        vault.clear('secure');
        send('secure_storage_cleared', { req_id });
      }),
  };
}
