/** A localized field of the wire: the three languages that the server holds (§3). */
export type Text = { uz: string; ru: string; eng: string };

/** Shorthand of the seed: one text in Uzbek, Russian and English. */
export function text(uz: string, ru: string, eng: string): Text {
  return { uz, ru, eng };
}
