/**
 * Text without what turns the direction of the text around it, ends the isolation of its own, or
 * cannot be seen: a name stands in sentences, next to prices. Joiners and marks stay, scripts need
 * them.
 */
export const visible = (text: string): string =>
  text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2060-\u206f\ufeff]/gu, '');
