/** §8 names the first four; the others read the device or hide their target. */
const refusedSchemes = new Set([
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

/** Browsers treat a backslash as a slash, so `/\evil` is another host too. */
function isProtocolRelative(url: string): boolean {
  return /^[/\\]{2}/.test(url);
}

/**
 * Whether a URL from outside may be followed (§8): no executable or inline schemes, no
 * protocol-relative URLs, no control characters (browsers strip them from schemes).
 */
export function isSafeUrl(url: string): boolean {
  const trimmed = url.trim();
  if (trimmed === '' || /\p{Cc}/u.test(trimmed) || isProtocolRelative(trimmed)) return false;
  const scheme = schemeOf(trimmed);
  return scheme === null || !refusedSchemes.has(scheme);
}

/** Whether a URL leaves `origin` (`https://demo.example`), the storefront's own (§8). */
export function isExternal(url: string, origin: string): boolean {
  const trimmed = url.trim();
  if (isProtocolRelative(trimmed)) return true;
  if (schemeOf(trimmed) === null) return false;
  const isOwn = trimmed.toLowerCase().startsWith(origin.toLowerCase());
  return !(isOwn && /^($|[/?#])/.test(trimmed.slice(origin.length)));
}
