/**
 * For answers that can overtake each other: numbers the requests. The function that a request gets tells whether its
 * answer still counts, and notes that it `isApplied`: those older than the latest applied one are dropped.
 */
export function inOrder(): () => (isApplied: boolean) => boolean {
  let last = 0;
  let applied = 0;
  return () => {
    last += 1;
    const request = last;
    return (isApplied) => {
      if (request < applied) return false;
      if (isApplied) applied = request;
      return true;
    };
  };
}
