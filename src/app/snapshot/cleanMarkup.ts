import { loads } from './snapshot';

/** The elements of home: none of them frames, sends or runs anything by itself. */
const elements =
  /^(a|article|bdi|button|div|fieldset|h\d|header|i|img|li|main|nav|p|s|section|span|svg|ul|use)$/;
/** Attributes without an address. What is in `data-srcset` would be fetched without a check. */
const attributes =
  /^(class|dir|lang|alt|role|width|height|loading|decoding|disabled|(aria|data)-(?!srcset).+)$/;
const addresses = /^(data-)?(href|src)$/;
/** A word would become a global variable of the page, for example `TelegramWebviewProxy`. */
const ids = /^(\w+-|_r_)/;

/**
 * The nodes of stored markup, without anything that home does not consist of. Another program can
 * have written the storage: what is not listed is removed, and addresses lead to `origins` only.
 * The markup is parsed in a document of its own, where nothing is loaded or run.
 */
export function cleanMarkup(markup: string, origins: readonly string[]): Iterable<ChildNode> {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const isAllowed = (name: string, value: string) => {
    if (addresses.test(name))
      return /^\/\w/.test(value) || origins.includes(new URL(value, location.href).origin);
    if (name === 'id') return ids.test(value);
    return attributes.test(name) && !(name === 'data-style' && loads.test(value));
  };
  for (const element of body.querySelectorAll('*')) {
    if (elements.test(element.localName)) {
      for (const { name, value } of [...element.attributes])
        if (!isAllowed(name, value)) element.removeAttribute(name);
    } else element.remove();
  }
  return body.childNodes;
}
