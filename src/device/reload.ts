import { isBuildComplete } from './isBuildComplete';

/** Begins the page again. */
export const reload = (): void => location.reload();

/**
 * Loads the page again. Returns false, and leaves what is on screen, when the server does not have all
 * files of a build.
 */
export async function reloadIntoBuild(): Promise<boolean> {
  const isThere = await isBuildComplete();
  if (isThere) reload();
  return isThere;
}

/** Whether what this window keeps is there again after a reload: `storageShim` stands in where not. */
export function outlivesReload(): boolean {
  try {
    return sessionStorage instanceof Storage;
  } catch {
    return false;
  }
}
