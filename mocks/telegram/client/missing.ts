import type { Handlers, MethodName } from '../protocol/methods';
import type { Context } from './context';

type Sensor = Extract<MethodName, `web_app_${'start' | 'stop'}_${string}`>;
type Biometry = Extract<MethodName, `web_app_biometry_${string}`>;

/** Responses of a phone without biometrics and motion sensors. */
export function missing({ send }: Context): Pick<Handlers, Sensor | Biometry> {
  const error = 'UNSUPPORTED';
  return {
    web_app_biometry_get_info: () => send('biometry_info_received', { available: false }),
    web_app_biometry_request_access: () => send('biometry_info_received', { available: false }),
    web_app_biometry_request_auth: () => send('biometry_auth_requested', { status: 'failed' }),
    web_app_biometry_update_token: () => send('biometry_token_updated', { status: 'failed' }),
    web_app_biometry_open_settings: () => undefined,
    web_app_start_accelerometer: () => send('accelerometer_failed', { error }),
    web_app_stop_accelerometer: () => send('accelerometer_stopped'),
    web_app_start_gyroscope: () => send('gyroscope_failed', { error }),
    web_app_stop_gyroscope: () => send('gyroscope_stopped'),
    web_app_start_device_orientation: () => send('device_orientation_failed', { error }),
    web_app_stop_device_orientation: () => send('device_orientation_stopped'),
  };
}
