import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { MapProps } from './contract';
import styles from './Map.module.css';

type Props<Taken> = {
  /** loads the map's code; must be a stable reference */
  load: () => Promise<ComponentType<Taken>>;
  props: Taken;
};

/**
 * A map whose code is loaded when it mounts. A failed load is reported to `onFail` and retried by
 * the next mount; React's `lazy` would cache the failure.
 */
export function LazyMap<Taken extends Pick<MapProps, 'onFail'>>({ load, props }: Props<Taken>) {
  const [code, setCode] = useState<{ Provider: ComponentType<Taken> } | null>(null);
  const fail = useEffectEvent((cause: unknown) => props.onFail?.(cause));

  useEffect(() => {
    let isMounted = true;
    load().then(
      (Provider) => isMounted && setCode({ Provider }),
      (cause: unknown) => isMounted && fail(cause),
    );
    return () => {
      isMounted = false;
    };
  }, [load]);

  return code ? <code.Provider {...props} /> : <MapPlaceholder />;
}

/** Shown until the map can be rendered. */
export function MapPlaceholder() {
  return <div className={styles.wait} aria-hidden="true" />;
}
