type StaticAnswer = {
  status: number;
  /** the file that is sent, null where there is none */
  file: string | null;
  /** what `_headers` says of the path, by lower-case name */
  headers: Record<string, string>;
};

/**
 * What a static host answers that reads `_headers` and `_redirects` as Netlify documents them: a file
 * comes before a rule, the first rule that fits wins, a rule with 200 shows another file at the same
 * address, and every block of headers that fits the path is said.
 */
export function askStatic(
  folder: { files: readonly string[]; headers: string; redirects: string },
  path: string,
): StaticAnswer {
  const headers = headersAt(folder.headers, path);
  const own = path === '/' ? '/index.html' : path;
  if (folder.files.includes(own)) return { status: 200, file: own, headers };
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
