import type { Situation } from './situation';

/** Changing one of these launches the app again, since they are launch parameters. */
export const launchKeys: ReadonlySet<keyof Situation> = new Set([
  'app',
  'path',
  'vendor',
  'launch',
  'start',
  'user',
  'id',
  'name',
  'person',
  'language',
  'phone',
  'photo',
  'client',
  'platform',
  'version',
  'data',
  'compact',
  'ownColors',
  'fullscreen',
  'settings',
  'inline',
]);
