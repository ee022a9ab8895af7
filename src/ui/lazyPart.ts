import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of home that is fetched after the first render. Rendered on a server (no document) it stays
 * its fallback, as in the client's own first frame, whose style sheet has no rules for it.
 */
export function lazyPart<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (typeof document === 'undefined') await new Promise<never>(() => undefined);
    return { default: (await load())[name] };
  });
}
