/** Fits two swipes of a row of cards. */
const most = 12;

/** The products viewed last, newest first, with one more. */
export const withViewed = (past: readonly string[], id: string): readonly string[] =>
  [id, ...past.filter((each) => each !== id)].slice(0, most);
