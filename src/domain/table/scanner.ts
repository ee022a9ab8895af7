/** Telegram clients with a camera scanner; others ignore the request or close it at once. */
const platformsWithCamera: readonly string[] = ['ios', 'android', 'android_x'];

/** QR scanning needs Telegram 6.4. */
const minVersion = [6, 4] as const;

/** Whether Telegram's QR scanner is available; never in a plain browser. */
export function canScan(from: { isInside: boolean; platform: string; version: string }): boolean {
  const [major = 0, minor = 0] = from.version.split('.').map(Number);
  const isNewEnough = major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1]);
  return from.isInside && isNewEnough && platformsWithCamera.includes(from.platform);
}
