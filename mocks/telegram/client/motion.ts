import type { Handlers, MethodName } from '../protocol/methods';
import { type Context, quirksOf } from './context';

type Methods = Extract<MethodName, `web_app_${'start' | 'stop'}_${string}`>;
type Sensor = 'accelerometer' | 'gyroscope' | 'device_orientation';

const [fastestMs, slowestMs] = [20, 1000];
/** One swing of the phone, ms. */
const swingMs = 4000;
const gravity = 9.8;
/** Where the phone's top points to, radians from north. */
const north = 1.2;

/** Motion sensors of a phone that swings gently from side to side, while the app is open. */
export function motion(context: Context): Pick<Handlers, Methods> {
  const { send, situation, now, phone } = context;
  const timers = new Map<Sensor, ReturnType<typeof setInterval>>();
  /** an app may ask for a compass, not only for the angles since it began to listen */
  let isAbsolute = false;
  const swing = () => Math.sin((now() / swingMs) * 2 * Math.PI);

  const report: Record<Sensor, () => void> = {
    accelerometer: () => send('accelerometer_changed', { x: swing(), y: 0, z: -gravity }),
    gyroscope: () => send('gyroscope_changed', { x: 0, y: swing() / 2, z: 0 }),
    device_orientation: () =>
      send('device_orientation_changed', {
        absolute: isAbsolute,
        alpha: isAbsolute ? north : 0,
        beta: 0,
        gamma: swing() / 10,
      }),
  };
  const halt = (sensor: Sensor) => clearInterval(timers.get(sensor));
  const start = (sensor: Sensor, wantedMs = slowestMs) => {
    if (!quirksOf(context).motion || !situation.get().motion) {
      return send(`${sensor}_failed`, { error: 'UNSUPPORTED' });
    }
    halt(sensor);
    const everyMs = Math.min(Math.max(wantedMs, fastestMs), slowestMs);
    timers.set(sensor, setInterval(report[sensor], everyMs));
    send(`${sensor}_started`);
  };
  const stop = (sensor: Sensor) => {
    halt(sensor);
    send(`${sensor}_stopped`);
  };
  phone.subscribe((after, before) => {
    if (after.status === 'closed' || after.launch !== before.launch)
      [...timers.keys()].forEach(halt);
  });

  return {
    web_app_start_accelerometer: (data) => start('accelerometer', data?.refresh_rate),
    web_app_stop_accelerometer: () => stop('accelerometer'),
    web_app_start_gyroscope: (data) => start('gyroscope', data?.refresh_rate),
    web_app_stop_gyroscope: () => stop('gyroscope'),
    web_app_start_device_orientation: (data) => {
      isAbsolute = data?.need_absolute ?? false;
      start('device_orientation', data?.refresh_rate);
    },
    web_app_stop_device_orientation: () => stop('device_orientation'),
  };
}
