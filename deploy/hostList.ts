/**
 * Parses the text of a host list; `twice` are the hosts that it names more than once, of which JSON keeps the last
 * without a word. Throws where it is not JSON.
 */
export function parseHostList(text: string): { list: unknown; twice: readonly string[] } {
  const list: unknown = JSON.parse(text);
  const seen = new Set<string>();
  const twice = new Set<string>();
  let depth = 0;
  for (const [token, isKey] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g)) {
    if (/[{[]/.test(token[0] ?? '')) depth += 1;
    else if (/[}\]]/.test(token[0] ?? '')) depth -= 1;
    else if (isKey && depth === 1) {
      const name: string = JSON.parse(token.slice(0, -isKey.length));
      if (seen.has(name)) twice.add(name);
      seen.add(name);
    }
  }
  return { list, twice: [...twice] };
}
