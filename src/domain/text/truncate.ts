const limit = 60;

/** A text in one line of at most 60 characters, to recognize it by. */
export function truncate(text: string): string {
  const letters = [...text.trim().replace(/\s+/g, ' ')];
  return letters.length > limit
    ? `${letters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
