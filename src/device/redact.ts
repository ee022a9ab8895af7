const maskedText = '"…"';

/**
 * An error's text without what could be somebody's: a parser quotes what it could not read, an
 * address holds a search, and long digits are a phone or an order. Names in code stay.
 */
export function redactError(text: string): string {
  return redact(
    text
      .replace(/"[^"\n]*"|“[^”\n]*”|`[^`\n]*`/g, maskedText)
      .replace(/'(?![\w$.[\]()]{1,40}')[^'\n]*'/g, maskedText),
  );
}

/** The same for a text of our own, which quotes names of fields only. */
export function redact(text: string): string {
  return text
    .replace(/\bhttps?:\/\/[^\s)"']+/g, addressOnly)
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…')
    .replace(/\+?\d[\d\s()-]{3,}\d/g, '#')
    .replace(/(?<![\w/.-])[\w-]{24,}(?:\.[\w-]+)*/g, '…')
    .slice(0, 500);
}

/** A path whose segments with a digit in them, but for a version, are somebody's or something's. */
export function redactPath(path: string): string {
  return path
    .replace(/[?#].*$/, '')
    .split('/')
    .map((segment) => (/\d/.test(segment) && !/^v\d$/.test(segment) ? '{id}' : segment))
    .join('/');
}

/** Where in the code something is, is told by a file and a line, which follow the address. */
function addressOnly(address: string): string {
  const [, file = ''] = /\/assets\/([\w.-]+(?::\d+)*)$/.exec(address) ?? [];
  if (file) return file;
  return URL.canParse(address) ? new URL(address).origin : '…';
}
