/** The URL by which the inline script keeps its response. */
export function earlyUrl(path: string, query: Record<string, unknown> = {}): string {
  const search = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return search.length > 0 ? `${path}?${new URLSearchParams(search)}` : path;
}
