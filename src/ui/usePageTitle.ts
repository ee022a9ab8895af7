import { useEffect } from 'react';
import { useIsTop, useLayer } from './layer';
import { setPageTitle } from './pageTitle';

/** Names the document after a sheet while it is the topmost; null: not known yet. */
export function usePageTitle(title: string | null): void {
  const { titleId } = useLayer();
  const isTop = useIsTop();
  useEffect(() => {
    if (isTop && title) return setPageTitle(titleId, title);
  }, [isTop, titleId, title]);
}
