import { type ClientKind, clients, platformOf } from '../../mocks/telegram/protocol/clients';
import { type Platform, platforms } from '../../mocks/telegram/protocol/platforms';

/** Versions at which clients learn something that the shop uses, up to the newest. */
export const versions = ['6.0', '6.9', '7.10', '8.0', '9.1', '9.6', '10.2'] as const;

export type Version = (typeof versions)[number];

export type Cell = { client: ClientKind; platform: Platform; version: Version };

/**
 * The fewest clients that cover every pair of transport, platform and version: a native client is
 * always on its own platform, and a web client plays the others in turns, each platform at least
 * once.
 */
export function clientCells(): Cell[] {
  const native = clients.filter((client) => client !== 'web');
  const ofNative = native.map((client) => platformOf({ client, platform: 'weba' }));
  const onlyWeb = platforms.filter((platform) => !ofNative.includes(platform));
  const others = platforms.filter((platform) => ofNative.includes(platform));
  const cells: Cell[] = versions.flatMap((version) => [
    ...native.map((client) => ({
      client,
      platform: platformOf({ client, platform: 'weba' }),
      version,
    })),
    ...onlyWeb.map((platform) => ({ client: 'web' as const, platform, version })),
  ]);
  return [
    ...cells,
    ...others.map((platform, at) => ({
      client: 'web' as const,
      platform,
      version: versions[at] ?? versions[0],
    })),
  ];
}
