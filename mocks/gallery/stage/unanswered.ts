/** Whether one of the patterns, in which `*` stands for anything, is this path of the API. */
export function matches(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => {
    const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^(/api)?${source}$`).test(path);
  });
}

/** An answer that never comes, not even as a time-out. */
export const never = new Promise<Response>(() => undefined);
