import { isBuildComplete } from './isBuildComplete';

/** Reloads the page. */
export const reload = (): void => location.reload();

/**
 * Reloads the page if the server has a complete build; otherwise resolves to false and the page
 * stays as it is.
 */
export async function reloadIntoBuild(): Promise<boolean> {
  const isThere = await isBuildComplete();
  if (isThere) reload();
  return isThere;
}

/** Whether session storage survives a reload; false if `storageShim` has replaced it. */
export function outlivesReload(): boolean {
  try {
    return sessionStorage instanceof Storage;
  } catch {
    return false;
  }
}
