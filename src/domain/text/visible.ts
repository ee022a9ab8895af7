const unseen =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u200b\u200e\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu;

/**
 * Text without what turns the direction of the text around it, ends the isolation of its own, or
 * cannot be seen: a name stands in sentences, next to prices. Joiners and marks stay, scripts need
 * them. Empty if nothing of it can be seen.
 */
export function visible(text: string): string {
  const seen = text.replace(unseen, '');
  return seen.trim() === '' ? '' : seen;
}
