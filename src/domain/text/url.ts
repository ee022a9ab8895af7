/** §8 names the first four; the others read the device or hide what they open. */
const refused = new Set([
  'javascript',
  'data',
  'blob',
  'vbscript',
  'file',
  'filesystem',
  'about',
  'view-source',
]);

function schemeOf(url: string): string | null {
  return /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase() ?? null;
}

/** Browsers read a backslash as a slash: `/\evil` is another host too. */
function isProtocolRelative(url: string): boolean {
  return /^[/\\]{2}/.test(url);
}

/**
 * Whether the app may follow a URL that came from outside (§8): nothing that runs or is made up on
 * the spot, nothing that borrows the page's protocol, no control characters, which browsers drop
 * from the middle of a scheme.
 */
export function isSafeUrl(url: string): boolean {
  const trimmed = url.trim();
  if (trimmed === '' || /\p{Cc}/u.test(trimmed) || isProtocolRelative(trimmed)) return false;
  const scheme = schemeOf(trimmed);
  return scheme === null || !refused.has(scheme);
}

/** Whether it leaves `origin` (`https://demo.example`), the storefront's own (§8). */
export function isExternal(url: string, origin: string): boolean {
  const trimmed = url.trim();
  if (isProtocolRelative(trimmed)) return true;
  if (schemeOf(trimmed) === null) return false;
  const isOwn = trimmed.toLowerCase().startsWith(origin.toLowerCase());
  return !(isOwn && /^($|[/?#])/.test(trimmed.slice(origin.length)));
}
