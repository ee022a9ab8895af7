/**
 * An XMLHttpRequest as far as the start uses it (`device/earlyCalls`), answered by the page's `fetch`: happy-dom's
 * own would ask whatever listens on this machine.
 */
export class RequestByFetch {
  onload: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onabort: ((event: Event) => void) | null = null;
  ontimeout: ((event: Event) => void) | null = null;
  onprogress: ((progress: { loaded: number }) => void) | null = null;
  timeout = 0;
  status = 0;
  responseText = '';
  responseURL = '';
  readonly #stop = new AbortController();
  readonly #headers = new Headers();
  #answered = new Headers();
  #method = '';
  #url = '';

  open(method: string, url: string) {
    this.#method = method;
    this.#url = new URL(url, location.href).href;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  getAllResponseHeaders() {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }
  abort() {
    this.#stop.abort();
    this.onabort?.(new Event('abort'));
  }
  send() {
    void this.#ask().then(
      () => this.onload?.(new Event('load')),
      () => this.#stop.signal.aborted || this.onerror?.(new Event('error')),
    );
  }

  async #ask() {
    const late = setTimeout(() => {
      this.#stop.abort();
      this.ontimeout?.(new Event('timeout'));
    }, this.timeout);
    try {
      const init = { method: this.#method, headers: this.#headers, signal: this.#stop.signal };
      const answer = await fetch(this.#url, init);
      const text = await answer.text();
      this.onprogress?.({ loaded: text.length });
      this.#stop.signal.throwIfAborted();
      this.#answered = answer.headers;
      this.status = answer.status;
      this.responseText = text;
      this.responseURL = answer.redirected ? `${this.#url}?redirected` : this.#url;
    } finally {
      clearTimeout(late);
    }
  }
}
