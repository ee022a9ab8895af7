import { currentEntry, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { services } from '../services';

/**
 * The settings of Telegram's menu lead to the languages, with the profile and its other settings
 * beneath: anyone who cannot read the shop's language looks there.
 */
export function offerSettings(): void {
  services().telegram.settingsButton.show(() => {
    const isOpen = (path: string) => currentEntry().stack.some(({ url }) => url === path);
    if (!isOpen(paths.profile)) openSheet(paths.profile);
    if (!isOpen(paths.language)) openSheet(paths.language);
  });
}
