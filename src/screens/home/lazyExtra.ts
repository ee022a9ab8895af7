import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importExtra } from '../../flows/importExtra';

/** A part that home can do without: renders nothing if it cannot be loaded. */
export function lazyExtra<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await importExtra(load))?.[name] ?? (() => null) }));
}
