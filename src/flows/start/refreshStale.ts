import * as limits from '../../domain/limits';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { loadCatalog } from '../catalog/loadCatalog';
import { services } from '../services';
import { loadSettings } from './loadSettings';

let running: Promise<unknown> | null = null;

/**
 * Reads catalogue and settings again if they are older than five minutes, without a sign of it: what has
 * not changed is not drawn again, and a failure keeps what is there. What is being loaded is left alone.
 */
export async function refreshStale(): Promise<void> {
  if (running || merchant.state.status !== 'ready') return;
  const isOld = (readAt: number | null) => {
    // In either direction: the device's clock may have been set.
    return readAt === null || Math.abs(services().now() - readAt) >= limits.staleMs;
  };
  const { hasSettings, settingsRead } = merchant.state;
  running = Promise.all([
    catalog.state.status !== 'loading' && isOld(catalog.state.read.at) && loadCatalog(),
    hasSettings && isOld(settingsRead.at) && loadSettings(),
  ]);
  try {
    await running;
  } finally {
    running = null;
  }
}
