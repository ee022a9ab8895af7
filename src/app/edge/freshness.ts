const metric = 'fresh';
const minute = 60_000;

/** How the edge says of a page that all it carries was fresh at this time, epoch ms. */
export const freshHeader = (at: number) => ({ 'Server-Timing': `${metric};dur=${at}` });

/**
 * Whether the edge has said so of this page within the last minute. It has not of a file, nor of a page that a server or
 * the browser has kept; where the browser does not tell, or its clock is wrong, nobody knows.
 */
export function isKnownFresh(now: number): boolean {
  const pages = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Safari before 16.4 has no `serverTiming`.
  const mark = pages[0]?.serverTiming?.find(({ name }) => name === metric);
  return mark !== undefined && Math.abs(now - mark.duration) < minute;
}
