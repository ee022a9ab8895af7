import { useState } from 'react';
import { useRouter } from 'wouter';
import { currentEntry } from './navigate';

/**
 * Names the sheet that this layer is: the same through reloads, Back and Forward, another one each
 * time that the sheet is opened again.
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
