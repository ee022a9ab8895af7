const maskedText = '"…"';

/** A token, and what precedes it: not a lookbehind, which Safari before 16.4 cannot parse. */
const longCode = /(^|[^\w/.-])[\w-]{24,}(?:\.[\w-]+)*/g;

/**
 * Removes possible personal data from an error message: quoted input of parsers, URLs with queries,
 * and long digit sequences such as phone or order numbers. Identifiers from code stay.
 */
export function redactError(text: string): string {
  return redact(
    text
      .replace(/"[^"\n]*"|“[^”\n]*”|`[^`\n]*`/g, maskedText)
      .replace(/'(?![\w$.[\]()]{1,40}')[^'\n]*'/g, maskedText),
  );
}

/** The same for the app's own messages, whose quotes contain only field names. */
export function redact(text: string): string {
  return text
    .replace(/\bhttps?:\/\/[^\s)"']+/g, addressOnly)
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…')
    .replace(/\+?\d[\d\s()-]{3,}\d/g, '#')
    .replace(longCode, '$1…')
    .slice(0, 500);
}

/** Replaces path segments that contain a digit, except versions like `v1`, with `{id}`. */
export function redactPath(path: string): string {
  return path
    .replace(/[?#].*$/, '')
    .split('/')
    .map((segment) => (/\d/.test(segment) && !/^v\d$/.test(segment) ? '{id}' : segment))
    .join('/');
}

/** Reduces a URL to its asset's file name and line, or else to its origin. */
function addressOnly(address: string): string {
  const [, file = ''] = /\/assets\/([\w.-]+(?::\d+)*)$/.exec(address) ?? [];
  if (file) return file;
  try {
    return new URL(address).origin;
  } catch {
    return '…';
  }
}
