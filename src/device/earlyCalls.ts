/** Answers that the page's inline script has asked for, by `callKey`. */
export type EarlyCalls = Record<string, Promise<Response>>;

/** Names a call: what is asked, and of which merchant. */
export const callKey = (url: string, merchant: string): string => `${merchant} ${url}`;

/** Takes an answer over; each is taken once, so that asking again asks the server. */
export function takeEarly(calls: EarlyCalls, url: string, merchant: string) {
  const key = callKey(url, merchant);
  const answer = calls[key];
  delete calls[key];
  return answer;
}
