import { buildOf } from './build';
import { redact, redactError, redactPath } from './redact';
import { reports } from './report';
import { watchVitals } from './vitals';

/** Something that went wrong; `count` times the same since the last message. */
type Trouble = { kind: 'error' | 'fault' | 'policy'; text: string; where: string; count: number };

/** A batch is sent after so long, in milliseconds, or when the page is turned away from. */
const batchMs = 10_000;
/** Whoever is still there so many milliseconds after a call was cut off has not cut it off by leaving. */
const leavingMs = 1000;
/** Different troubles in one life of the page: a loop must not become a flood. */
const troublesMost = 50;

/**
 * Sends what is reported, calls without an answer or with a 5xx, what the page throws, what its policy
 * refuses and its web vitals to `url`:
 * batched, by beacon, as JSON in a `text/plain` body, so that another host needs no permission. A
 * message says `{host, build, path, at, troubles, vitals}` and nothing of the person. Returns how to
 * stop.
 */
export function startReporting(url: string, page: Window = window): () => void {
  const { document, navigator } = page;
  const host = page.location.hostname;
  const vitals = watchVitals(globalThis.PerformanceObserver);
  const stop = new AbortController();
  let waiting = new Map<string, Trouble>();
  let different = 0;
  let toldVitals = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** how often the page was turned away from or left */
  let leavings = 0;

  function note(kind: Trouble['kind'], text: string) {
    const where = redactPath(page.location.pathname);
    const key = `${kind} ${where} ${text}`;
    const known = waiting.get(key);
    if (known) known.count += 1;
    else if (different < troublesMost) {
      different += 1;
      waiting.set(key, { kind, text, where, count: 1 });
      timer ??= setTimeout(() => send(false), batchMs);
    }
  }

  function send(withVitals: boolean) {
    clearTimeout(timer);
    timer = undefined;
    const measured = withVitals ? vitals() : [];
    const isNews = JSON.stringify(measured) !== toldVitals && measured.length > 0;
    if (waiting.size === 0 && !isNews) return;
    const troubles = [...waiting.values()];
    waiting = new Map();
    if (isNews) toldVitals = JSON.stringify(measured);
    const message = {
      host,
      build: redact(buildOf(document)),
      at: Date.now(),
      troubles,
      vitals: isNews ? measured : [],
    };
    navigator.sendBeacon(url, JSON.stringify(message));
  }

  function leave() {
    leavings += 1;
    send(true);
  }

  function hear(what: unknown) {
    if (isFault(what)) note('fault', `${callName(what.call)}: ${redact(what.what)}`);
    else note('error', describe(what));
  }

  for (const what of reports.splice(0)) hear(what);
  reports.push = (...more) => {
    for (const what of more) hear(what);
    return 0;
  };
  const ask = page.fetch;
  page.fetch = async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${redactPath(pathOf(input, page))}`;
    const before = leavings;
    try {
      const answer = await ask.call(page, input, init);
      if (answer.status >= 500) note('fault', `${call}: ${answer.status}`);
      return answer;
    } catch (error) {
      // given up, or off line: the person knows, and whoever runs the server can do nothing
      if (!init?.signal?.aborted && navigator.onLine) {
        // A page that is left cuts its calls off, some browsers before they tell it that it is left;
        // one that was out of sight may have been put to sleep.
        setTimeout(() => leavings === before && note('fault', `${call}: no answer`), leavingMs);
      }
      throw error;
    }
  };
  const listening = { signal: stop.signal };
  page.addEventListener(
    'error',
    ({ error, message }) => note('error', describe(error ?? message)),
    listening,
  );
  page.addEventListener(
    'unhandledrejection',
    ({ reason }) => note('error', describe(reason)),
    listening,
  );
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) =>
      note('policy', `${effectiveDirective} refuses ${redact(blockedURI)}`),
    listening,
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') leave();
    },
    listening,
  );
  // a page that is unloaded at once is not hidden first everywhere
  page.addEventListener('pagehide', leave, listening);
  return () => {
    stop.abort();
    Reflect.deleteProperty(reports, 'push');
    page.fetch = ask;
    clearTimeout(timer);
  };
}

/** What the way to the server reports: a call and what was wrong with it. */
const isFault = (what: unknown): what is { call: string; what: string } =>
  typeof what === 'object' &&
  what !== null &&
  'call' in what &&
  typeof what.call === 'string' &&
  'what' in what &&
  typeof what.what === 'string';

const pathOf = (input: RequestInfo | URL, page: Window): string =>
  new URL(input instanceof Request ? input.url : input, page.location.href).pathname;

/** `GET /users/v1/branches/7` names the kind of call, not the branch. */
function callName(call: string): string {
  const [method = '', path = ''] = call.split(' ');
  return `${method} ${redactPath(path)}`;
}

function describe(what: unknown): string {
  if (!(what instanceof Error)) return redactError(typeof what === 'string' ? what : 'no error');
  const [place = ''] = /^\s*at .*$/m.exec(what.stack ?? '') ?? [];
  return `${what.name}: ${redactError(what.message)}${place && ` ${redact(place.trim())}`}`;
}
