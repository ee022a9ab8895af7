/** The longest text of a message that Telegram takes, in UTF-16 units at most. */
const longest = 4096;

/**
 * A text cut to what Telegram takes, by whole characters as a reader sees them.
 *
 * @param {string} text
 */
export function cutText(text) {
  if (text.length <= longest) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, 2 * longest))) {
    if (kept.length + segment.length > longest - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/**
 * A foreign text for the log: in one line, short, and without signs that a terminal would obey.
 *
 * @param {unknown} text
 */
export const logged = (text) =>
  String(text)
    .slice(0, 200)
    .replace(
      /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
      (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
    );
