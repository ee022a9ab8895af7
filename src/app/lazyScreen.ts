import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importOptional } from '../device/chunkErrors';
import { tryOnline } from '../device/connection';
import { reloadFailedStyles } from '../device/styleErrors';
import { textsComplete } from '../i18n/t';

/** A component in a chunk of its own, by its name in that file. Off line it is waited for. */
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

/** The same for what the shop can do without: when it does not come, nothing stands in its place. */
export function lazyOptional<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await importOptional(load))?.[name] ?? (() => null) }));
}

/** The loaded module, once all texts that it may show are there too. */
export async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([loading, textsComplete()]);
  return loaded;
}
