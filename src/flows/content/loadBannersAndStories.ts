import { listBanners, listStories } from '../../api/content';
import { textsComplete } from '../../i18n/t';
import * as banners from '../../stores/content/banners';
import * as stories from '../../stores/content/stories';
import { services } from '../services';
import { showContentError } from './showContentError';

/** What stands on home must have its words, which arrive after home itself. */
const words = () =>
  textsComplete().then(
    () => true,
    () => false,
  );

/** Fetches the banners (§7, called when `bannersActive`); without them home stays as it is. */
export async function loadBanners(): Promise<void> {
  const [[error, list], areThere] = await Promise.all([listBanners(services().content), words()]);
  if (error) showContentError(error);
  if (list && areThere) banners.setList(list);
  else banners.setFailed();
}

let asking: Promise<void> | null = null;

/** Fetches the stories (§7, called when `storiesActive`); home and a viewer above it ask once. */
export function loadStories(): Promise<void> {
  asking ??= askForStories().finally(() => {
    asking = null;
  });
  return asking;
}

async function askForStories(): Promise<void> {
  stories.setLoading();
  const [[error, list], areThere] = await Promise.all([listStories(services().content), words()]);
  if (error) showContentError(error);
  if (list && areThere) stories.setList(list);
  else stories.setFailed();
}
