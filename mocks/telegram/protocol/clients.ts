import type { Platform } from './platforms';

/**
 * How the client exchanges messages with the app: `web` around a frame, by `postMessage`; the others
 * by objects that they put into the page (native/frame.js). `notify` has `external.notify` only, like
 * the clients of old.
 */
export const clients = ['web', 'android', 'ios', 'desktop', 'notify'] as const;

export type ClientKind = (typeof clients)[number];
export type NativeClient = Exclude<ClientKind, 'web'>;

const nativePlatforms: Record<NativeClient, Platform> = {
  android: 'android',
  ios: 'ios',
  desktop: 'tdesktop',
  notify: 'tdesktop',
};

/** The platform that the app is told: a native client has its own, a web client plays any. */
export function platformOf({ client, platform }: { client: ClientKind; platform: Platform }) {
  return client === 'web' ? platform : nativePlatforms[client];
}

/** The name of the app's frame: it tells the frame's scripts which client to play. */
export function frameNameOf(client: ClientKind): string {
  return `telegram-${client}`;
}
