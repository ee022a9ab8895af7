/** A call's answer with its body, which is read as it comes: the app finds it whole. */
export type EarlyAnswer = {
  status: number;
  text: string;
  /** another address has answered: a gateway's word is not the API's */
  isRedirected?: boolean;
  /** as the server has sent them; null for headers that another origin does not expose */
  date?: string | null;
  retryAfter?: string | null;
};

/** Returns that the page's inline script has asked for, by `callKey`; undefined once taken over. */
export type EarlyCalls = Record<string, Promise<EarlyAnswer> | undefined>;

/** Names a call: what is asked, and of which merchant. */
export const callKey = (url: string, merchant: string): string => `${merchant} ${url}`;

/**
 * Takes an answer over; each is taken once, so that asking again asks the server. What the app has
 * asked for is not asked early any more: such an answer would lie there and grow old.
 */
export function takeEarly(calls: EarlyCalls, url: string, merchant: string) {
  const key = callKey(url, merchant);
  const answer = calls[key];
  calls[key] = undefined;
  return answer;
}

/**
 * Asks early, in one step, which finds its place between those of a busy start; `fetch` takes several.
 * `onHead` is told when the answer begins to arrive.
 */
export function askEarly(url: string, merchant: string, onHead = (): void => undefined) {
  return new Promise<EarlyAnswer>((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.onreadystatechange = () => {
      if (call.readyState === XMLHttpRequest.HEADERS_RECEIVED) onHead();
    };
    call.onload = () => {
      const { status, responseText: text, responseURL } = call;
      const isRedirected = responseURL !== new URL(url, location.href).href;
      const date = headerOf(call, 'date');
      resolve({ status, text, isRedirected, date, retryAfter: headerOf(call, 'retry-after') });
    };
    call.onerror = reject;
    call.open('GET', url);
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('merchant', merchant);
    call.send();
  });
}

/** `getResponseHeader` logs an error for a header that another origin does not expose; the list does not. */
const headerOf = (call: XMLHttpRequest, name: string): string | null =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(call.getAllResponseHeaders())?.[1]?.trim() ?? null;
