/** A text of JSON as an object; an empty one for anything else. */
export function jsonOf(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
