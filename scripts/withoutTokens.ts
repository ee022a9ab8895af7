/** A bot's token, and a customer's where it is a JSON web token. */
const tokens = /\b\d{5,20}:[\w-]{30,64}|\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;

/** A text as it may be printed, without tokens: one that was typed in place of its file is not shown again. */
export const withoutTokens = (text: string): string => text.replace(tokens, '(a token)');
