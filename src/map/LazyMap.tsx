import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { MapProps } from './contract';
import { MapPlaceholder } from './MapPlaceholder';

type Props<Taken> = {
  /** fetches the map's code; one and the same function at every render */
  load: () => Promise<ComponentType<Taken>>;
  props: Taken;
};

/**
 * A map whose code is fetched when it opens. Code that does not arrive is told to `onFail` and
 * asked for again by the next map, which React's own `lazy` would never do.
 */
export function LazyMap<Taken extends Pick<MapProps, 'onFail'>>({ load, props }: Props<Taken>) {
  const [code, setCode] = useState<{ Provider: ComponentType<Taken> } | null>(null);
  const fail = useEffectEvent((cause: unknown) => props.onFail?.(cause));

  useEffect(() => {
    let isWanted = true;
    load().then(
      (Provider) => isWanted && setCode({ Provider }),
      (cause: unknown) => isWanted && fail(cause),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);

  return code ? <code.Provider {...props} /> : <MapPlaceholder />;
}
