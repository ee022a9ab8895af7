type StaticAnswer = {
  status: number;
  /** the file served, null when there is none */
  file: string | null;
  /** headers from `_headers` by lower-case name */
  headers: Record<string, string>;
};

/**
 * Responds like a static host that reads `_headers` and `_redirects` as documented by Netlify:
 * files win over rules, also without their `.html`, the first matching rule wins, a 200 rule rewrites without a redirect, and
 * all matching header blocks apply.
 */
export function askStatic(
  folder: { files: readonly string[]; headers: string; redirects: string },
  path: string,
): StaticAnswer {
  const headers = headersAt(folder.headers, path);
  const own = path === '/' ? '/index.html' : path;
  for (const file of [own, `${own}.html`])
    if (folder.files.includes(file)) return { status: 200, file, headers };
  for (const line of folder.redirects.split('\n').filter((text) => text.trim() !== '')) {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
    if (!fits(from, path)) continue;
    return { status: Number(status), file: folder.files.includes(to) ? to : null, headers };
  }
  return { status: 404, file: null, headers };
}

function headersAt(text: string, path: string): Record<string, string> {
  const said: Record<string, string> = {};
  let applies = false;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) applies = fits(line.trim(), path);
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (applies && name && value !== undefined) said[name.toLowerCase()] = value;
  }
  return said;
}

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
