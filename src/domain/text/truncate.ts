/** A text in one line of at most `limit` characters; by default as many as it takes to recognize it. */
export function truncate(text: string, limit = 60): string {
  const letters = [...text.trim().replace(/\s+/g, ' ')];
  return letters.length > limit
    ? `${letters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
