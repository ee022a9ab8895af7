/** The script that starts the build which this bundle was made for (buildEdge.ts). Not defined outside a bundle. */
declare const edgeStart: string;

const startScript = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

/** Path of the script that starts a built page; its hash is that of all code it loads. Throws when there is none. */
export function startOf(page: string): string {
  const [, path] = startScript.exec(page) ?? [];
  if (path === undefined) throw new Error('The page starts no script.');
  return path;
}

/**
 * Throws a sentence for a page of another build than the one that this bundle was made for: the app takes what the
 * edge has read of the API as its own, and the markup names classes of the build's styles.
 */
export function checkSameBuild(page: string): void {
  if (typeof edgeStart === 'undefined' || startOf(page) === edgeStart) return;
  throw new Error(
    `The page is of another build than the edge: it starts ${startOf(page)}, the edge is for ${edgeStart}. Bundle the edge again.`,
  );
}
