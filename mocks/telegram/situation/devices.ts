import type { Platform } from '../protocol/platforms';

export type Insets = {
  top: number;
  right: number;
  bottom: number;
  left: number;
};

/** A phone, tablet or window: its screen in CSS pixels, and what stands on it. */
type Device = {
  label: string;
  width: number;
  height: number;
  /** while Telegram's own bar is above the app */
  safe: Insets;
  /** height of the status bar, which the app is below unless it fills the screen */
  status: number;
  platform: Platform;
};

const bottom = (height: number): Insets => ({ top: 0, right: 0, bottom: height, left: 0 });

export const devices = {
  iphone: {
    label: 'iPhone with an island',
    width: 393,
    height: 852,
    safe: bottom(34),
    status: 59,
    platform: 'ios',
  },
  notch: {
    label: 'iPhone with a notch',
    width: 390,
    height: 844,
    safe: bottom(34),
    status: 47,
    platform: 'ios',
  },
  smallAndroid: {
    label: 'Small Android',
    width: 360,
    height: 640,
    safe: bottom(0),
    status: 24,
    platform: 'android',
  },
  tallAndroid: {
    label: 'Tall Android',
    width: 412,
    height: 915,
    safe: bottom(24),
    status: 36,
    platform: 'android',
  },
  tablet: {
    label: 'Tablet',
    width: 820,
    height: 1180,
    safe: bottom(20),
    status: 32,
    platform: 'ios',
  },
  desktop: {
    label: 'Telegram Desktop',
    width: 384,
    height: 694,
    safe: bottom(0),
    status: 0,
    platform: 'tdesktop',
  },
} as const satisfies Record<string, Device>;

export type DeviceName = keyof typeof devices;

export const deviceNames = [
  'none',
  'iphone',
  'notch',
  'smallAndroid',
  'tallAndroid',
  'tablet',
  'desktop',
] as const satisfies readonly (DeviceName | 'none')[];

const plainStatus: Partial<Record<Platform, number>> = { ios: 44, android: 28 };

/** Height of the status bar: the device's, otherwise the platform's. */
export function statusHeight(device: DeviceName | 'none', platform: Platform): number {
  return device === 'none' ? (plainStatus[platform] ?? 0) : devices[device].status;
}

const clientOf = { ios: 'ios', android: 'android', tdesktop: 'desktop' } as const;

/** What choosing a device sets. A native client becomes the device's own. */
export function settingsOf(name: DeviceName, now: { client: string }) {
  const { width, height, safe, platform } = devices[name];
  return {
    device: name,
    width,
    height,
    safe,
    content: bottom(0),
    ...(now.client === 'web' ? { platform } : { client: clientOf[platform] }),
  };
}
