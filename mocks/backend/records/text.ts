/** A localized field of the wire: the server's three languages (§3). */
export type Text = { uz: string; ru: string; eng: string };

/** Shorthand for the seed: a text in Uzbek, Russian and English. */
export function text(uz: string, ru: string, eng: string): Text {
  return { uz, ru, eng };
}
