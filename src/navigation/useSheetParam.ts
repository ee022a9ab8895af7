import { useState } from 'react';
import { useRouter } from 'wouter';
import { currentEntry } from './navigate';

/**
 * A query parameter of this layer's address (`/category?id=7`), null if missing. A sheet beneath
 * others keeps its own.
 */
export function useSheetParam(name: string): string | null {
  const router = useRouter();
  return new URLSearchParams(router.searchHook(router)).get(name);
}

/**
 * Whether the person is still at this layer's sheet: what follows an answer does not open over what they have gone
 * on to meanwhile.
 */
export function useIsStillHere(): () => boolean {
  const id = useSheetId();
  return () => currentEntry().stack.at(-1)?.id === id;
}

/**
 * The id of this layer's sheet: stable across reloads, Back and Forward; new each time the sheet is
 * opened.
 */
export function useSheetId(): string {
  const router = useRouter();
  const [path] = router.hook(router);
  const [id] = useState(() => {
    const own = currentEntry().stack.filter(({ url }) => url.split('?')[0] === path);
    return own.at(-1)?.id ?? path;
  });
  return id;
}
