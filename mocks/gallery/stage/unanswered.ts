/** Whether a pattern, in which `*` matches anything, matches this API path. */
export function matches(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => {
    const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^(/api)?${source}$`).test(path);
  });
}

/** A response that never arrives, not even as a timeout. */
export const never = new Promise<Response>(() => undefined);
