/** A Telegram client's Bot API version, for example `7.10`. */
export type Version = `${number}.${number}`;

/** Negative when `a` is older than `b`; compared by parts, so that 7.10 follows 7.9. */
export function compareVersions(a: string, b: string): number {
  const [aMajor = 0, aMinor = 0] = a.split('.').map(Number);
  const [bMajor = 0, bMinor = 0] = b.split('.').map(Number);
  return aMajor - bMajor || aMinor - bMinor;
}

/** Whether a client of version `client` supports what was introduced in version `since`. */
export function knows(client: string, since: string): boolean {
  return compareVersions(client, since) >= 0;
}
