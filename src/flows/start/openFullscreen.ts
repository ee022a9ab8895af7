import { pageSetting } from '../../device/pageSetting';
import { services } from '../services';

/**
 * With `VITE_FULLSCREEN=phones` the shop opens over the whole screen of a phone, where the client
 * knows it. Opened so by the bot already, nothing changes.
 */
export function openFullscreen(): void {
  if (fullscreen() === 'phones') services().telegram.requestFullscreen();
}

/** Not part of the build settings in the first load, because most shops keep the default. */
const fullscreen = (): string | undefined =>
  pageSetting(document, 'VITE_FULLSCREEN') || import.meta.env.VITE_FULLSCREEN;
