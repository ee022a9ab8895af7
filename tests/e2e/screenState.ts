/**
 * What a screen is: its structure (elements, roles, states, styles) and the whole of it, with texts,
 * names, languages and values. Screens with the same structure differ at most in what a language or a
 * person's data changes.
 */
export type ScreenState = { structure: string; whole: string };

/**
 * Runs in the page, so it must be self-contained. Inert content is left out, as nobody can reach it.
 * Ids are replaced by their position, because React counts them through a visit.
 */
export function readState(): ScreenState {
  const setOf = (names: string) => new Set(names.split(' '));
  const languages = setOf('dir lang');
  const texts = setOf(
    'alt aria-description aria-label aria-placeholder aria-valuetext content href placeholder src srcset title value',
  );
  const references = setOf(
    'aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-labelledby aria-owns for id list name',
  );
  /** Whether the page has started, a picture has arrived, or a press counts already. */
  const passing = setOf('data-shown data-waits data-waiting');
  const isLeftOut = (element: Element) =>
    element.matches('[inert], script, style, link, meta[name="theme-color"]');

  const positions = new Map<string, number>();
  for (const element of document.querySelectorAll('[id], [name]')) {
    if (element.closest('[inert]')) continue;
    for (const id of [element.id, element.getAttribute('name') ?? ''])
      if (id && !positions.has(id)) positions.set(id, positions.size);
  }
  const positionsOf = (value: string) =>
    value
      .split(/\s+/)
      .map((id) => (positions.has(id) ? `#${positions.get(id)}` : id))
      .join(' ');

  const structure: string[] = [];
  const said: string[] = [];
  const read = (element: Element) => {
    if (isLeftOut(element)) return;
    structure.push('<', element.localName);
    for (const { name, value } of element.attributes) {
      if (passing.has(name)) continue;
      if (texts.has(name) || languages.has(name)) said.push(name, value);
      if (!languages.has(name)) structure.push(' ', name);
      if (references.has(name)) structure.push('=', positionsOf(value));
      else if (name === 'style') structure.push('=', value.split('; ').sort().join());
      else if (!texts.has(name) && !languages.has(name)) structure.push('=', value);
    }
    if (element instanceof HTMLInputElement) said.push(`${element.value} ${element.checked}`);
    if (element instanceof HTMLTextAreaElement) said.push(element.value);
    structure.push('>');
    for (const child of element.childNodes) {
      if (child instanceof Element) read(child);
      else if (child instanceof Text && child.data.trim()) {
        structure.push('…');
        said.push(child.data);
      }
    }
    structure.push('/');
  };
  read(document.documentElement);
  const shape = structure.join('');
  return { structure: shape, whole: JSON.stringify([shape, said]) };
}
