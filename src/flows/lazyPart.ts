import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importOptional, reloadFailedStyles } from '../device/chunkErrors';
import { textsComplete } from '../i18n/t';

type Options = {
  /** The page can do without it: it renders nothing if it cannot be loaded. */
  optional?: boolean;
  /** `home`: its texts are in the first part of the dictionary, and it does not wait for the rest. */
  texts?: 'all' | 'home';
};

/**
 * A component in a chunk of its own, by its export name, rendered once the texts that it may show
 * have loaded too. While offline, loading waits for the network. On a server `flows/Late` renders what stands for it.
 */
export function lazyPart<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { optional = false, texts = 'all' }: Options = {},
): LazyExoticComponent<ComponentType<Props>> {
  const attempt = async () => {
    await reloadFailedStyles(document);
    return (await Promise.all([load(), texts === 'all' && textsComplete()]))[0];
  };
  return lazy(async () => {
    const module = await (optional ? importOptional : importRequired)(attempt);
    return { default: module?.[name] ?? (() => null) };
  });
}

/** Delay before a retry while the browser says that the device is offline, which may be wrong; ms. */
const retryMs = 5000;

/**
 * Loads code that the page cannot do without. If that fails while offline, it is tried again once
 * the device is online, or after a while.
 */
export async function importRequired<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
    }
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, retryMs);
    });
  }
}
