import { useState } from 'react';
import { useRouter } from 'wouter';
import { currentPlace } from './navigate';

/**
 * Names the sheet that this layer is: the same through reloads, Back and Forward, another one each
 * time that the sheet is opened anew.
 */
export function useSheetId(): string {
  const router = useRouter();
  const [path] = router.hook(router);
  const [id] = useState(() => {
    const own = currentPlace().pile.filter(({ url }) => url.split('?')[0] === path);
    return own.at(-1)?.id ?? path;
  });
  return id;
}
