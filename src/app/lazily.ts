import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component in a chunk of its own, by its name in that file. */
export function lazily<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** The same for what the shop can do without: when it does not come, nothing stands in its place. */
export function optionally<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (loaded) => ({ default: loaded[name] }),
      () => ({ default: () => null }),
    ),
  );
}
