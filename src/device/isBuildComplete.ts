import { limits } from '../domain/limits';

/** What a page cannot start without; React DOM is linked for the early script. */
const startFiles =
  'script[src], link[rel=stylesheet], link[rel=modulepreload], link[data-early=live]';

/**
 * Whether the server has a whole build: its page, and all that this page starts with. Nothing is taken
 * from the browser's cache, which may hold a file that was missing for a year; what is fetched here is
 * what a reload then finds.
 */
export async function isBuildComplete(): Promise<boolean> {
  const aborter = new AbortController();
  const clock = setTimeout(() => aborter.abort(), limits.reloadGuardMs);
  const load = async (url: string) => {
    const answer = await fetch(url, { cache: 'reload', signal: aborter.signal });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return text;
  };
  try {
    const page = new DOMParser().parseFromString(await load(location.pathname), 'text/html');
    const files = Array.from(page.querySelectorAll(startFiles), addressOf);
    const texts = await Promise.all(files.map(load));
    // A page where a file should be is no file.
    return texts.length > 0 && !texts.some((text) => text.startsWith('<!'));
  } catch {
    return false;
  } finally {
    clearTimeout(clock);
  }
}

const addressOf = (file: Element): string =>
  file.getAttribute('src') ?? file.getAttribute('href') ?? '';
