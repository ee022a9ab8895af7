/** Begins the page anew. */
export const reload = (): void => location.reload();

/** Whether what this window keeps is there again after a reload: `storageShim` stands in where not. */
export function outlivesReload(): boolean {
  try {
    return sessionStorage instanceof Storage;
  } catch {
    return false;
  }
}
