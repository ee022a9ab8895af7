/** The clients of Telegram that have a camera to scan with; the others stay silent or close at once. */
const withCamera: readonly string[] = ['ios', 'android', 'android_x'];

/** Telegram scans codes from version 6.4 on. */
const since = [6, 4] as const;

/** Whether Telegram's own scanner can be opened here; a plain browser has none. */
export function canScan(from: { isInside: boolean; platform: string; version: string }): boolean {
  const [major = 0, minor = 0] = from.version.split('.').map(Number);
  const isNewEnough = major > since[0] || (major === since[0] && minor >= since[1]);
  return from.isInside && isNewEnough && withCamera.includes(from.platform);
}
