import { isBuildComplete } from './isBuildComplete';

/** Reloads the page. */
export const reload = (): void => location.reload();

/** The path that the page was loaded at. */
const loadedAt = globalThis.location?.pathname;

/**
 * Reloads the page if the server has a complete build; otherwise resolves to false and the page
 * stays as it is. `isPathAtFault`: a page that was loaded at this very path would come back to what
 * has failed, so it leads home.
 */
export async function reloadIntoBuild(isPathAtFault: boolean): Promise<boolean> {
  const isThere = await isBuildComplete();
  const { pathname, search, hash } = location;
  if (isThere && isPathAtFault && pathname !== '/' && pathname === loadedAt)
    location.replace(`/${search}${hash}`);
  else if (isThere) reload();
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
