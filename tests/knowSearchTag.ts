import { vi } from 'vitest';

/** React warns about the element `search`, which the simulated browser does not know. */
export function knowSearchTag(): void {
  const say = console.error;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (words[1] !== 'search') say(...words);
  });
}
