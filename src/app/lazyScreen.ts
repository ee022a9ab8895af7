import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importOptional } from '../device/chunkErrors';
import { tryOnline } from '../device/connection';
import { reloadFailedStyles } from '../device/styleErrors';
import { textsComplete } from '../i18n/t';

/**
 * A component in its own chunk, by its export name. While offline, loading waits for the network.
 */
export function lazyScreen<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  const attempt = async () => {
    await reloadFailedStyles(document);
    return load();
  };
  return lazy(async () => ({ default: (await tryOnline(window, attempt))[name] }));
}

/** Like `lazyScreen` for optional components: renders nothing if the chunk cannot be loaded. */
export function lazyOptional<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await importOptional(load))?.[name] ?? (() => null) }));
}

/** Resolves to the loaded module once all texts it may show have loaded too. */
export async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([loading, textsComplete()]);
  return loaded;
}
