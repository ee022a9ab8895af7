/** What happens to matching calls, `times` of them (all by default). */
export type Fault = {
  /** path relative to the base; `*` matches anything, `:name` one segment */
  path: string;
  method?: string;
  times?: number;
  /** delay before the work, ms */
  before?: number;
  /** delay between the work and the response, ms */
  after?: number;
  /** the work is done although `answer` replaces the honest response */
  stores?: boolean;
  /**
   * `drop`: the connection ends without a response; `cut`: halfway through it; `truncated`: half of
   * the body as if it were complete; `html`, `empty`: a page or nothing, with 200; `redirect`:
   * leads to a page
   */
  answer?: 'drop' | 'cut' | 'truncated' | 'html' | 'empty' | 'redirect' | Refusal;
  /** planted when this one fires */
  next?: Fault;
};

export type Refusal = { status: number; text?: string; headers?: Record<string, string> };

/** The planted faults; the first match is used. */
export function createFaults() {
  let planted: Fault[] = [];
  return {
    plant(fault: Fault) {
      planted.push({ ...fault });
    },
    clear() {
      planted = [];
    },
    take(method: string, path: string): Fault | null {
      const fault = planted.find((one) => matches(one, method, path));
      if (fault?.next) planted.push({ ...fault.next });
      if (fault?.times === undefined) return fault ?? null;
      const { times } = fault;
      fault.times = times - 1;
      if (times <= 1) planted = planted.filter((one) => one !== fault);
      return fault;
    },
  };
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  const pattern = fault.path
    .replace(/[.+?^$|()[\]\\{}]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${pattern}$`).test(path);
}

/** Does the work under the fault. Rejects, like `fetch`, when the connection breaks. */
export async function underFault(fault: Fault, work: () => Promise<Response>): Promise<Response> {
  const { before = 0, after = 0, answer } = fault;
  await pause(before);
  const needsHonest = answer === undefined || answer === 'truncated' || answer === 'cut';
  const honest = needsHonest || fault.stores ? await work() : null;
  await pause(after);
  if (answer === undefined) return honest ?? new Response(null);
  if (answer === 'drop') throw new TypeError('connection reset');
  if (answer === 'truncated' || answer === 'cut') return halved(honest, answer === 'cut');
  if (answer === 'empty') return new Response(null, { status: 200 });
  if (answer === 'html') return gatewayPage();
  if (answer === 'redirect') {
    return new Response(null, { status: 302, headers: { location: gatewayPath } });
  }
  const { status, text = `Refused with ${status}`, headers = {} } = answer;
  return new Response(status === 204 ? null : text, {
    status,
    headers: { 'content-type': 'text/plain', ...headers },
  });
}

/** Target of redirects, outside the API. */
export const gatewayPath = '/gateway';

export const gatewayPage = (): Response =>
  new Response('<!doctype html><title>Gateway</title><h1>Please come back later</h1>', {
    headers: { 'content-type': 'text/html' },
  });

async function halved(honest: Response | null, isCut: boolean): Promise<Response> {
  const text = (await honest?.text()) ?? '';
  const half = text.slice(0, Math.ceil(text.length / 2));
  const headers = { 'content-type': 'application/json' };
  if (!isCut) return new Response(half, { headers });
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(half));
      controller.error(new TypeError('connection reset'));
    },
  });
  return new Response(stream, { headers });
}

export const pause = (milliseconds: number): Promise<void> =>
  milliseconds > 0 ? new Promise((resume) => setTimeout(resume, milliseconds)) : Promise.resolve();
