import { vi } from 'vitest';
import type { LngLat } from './contract';
import type { YandexMapHandle, Ymaps3 } from './ymaps3';

type Options = ConstructorParameters<Ymaps3['YMap']>[1];
type Handlers = ConstructorParameters<Ymaps3['YMapListener']>[0];

class FakeMarker {
  constructor(
    readonly options: { coordinates: [number, number]; zIndex: number },
    readonly element: HTMLElement,
  ) {}
}

class FakeListener {
  constructor(readonly handlers: Handlers) {}
}

class Layer {}

/** A map as a test looks at it: what it was given, and what hangs in it. */
export class FakeMap implements YandexMapHandle {
  static latest: FakeMap | null = null;
  children: object[] = [];
  isDestroyed = false;

  constructor(
    readonly root: HTMLElement,
    public options: Options,
  ) {
    FakeMap.latest = this;
  }

  addChild(child: object) {
    this.children.push(child);
    // The real one shows a marker's element inside of the map.
    if (child instanceof FakeMarker) this.root.append(child.element);
    return this;
  }

  removeChild(child: object) {
    if (this.isDestroyed) throw new Error('this map is destroyed');
    this.children = this.children.filter((other) => other !== child);
    if (child instanceof FakeMarker) child.element.remove();
    return this;
  }

  update(changed: Partial<Options>) {
    this.options = { ...this.options, ...changed };
  }

  destroy() {
    this.isDestroyed = true;
  }

  get places() {
    return this.children.flatMap((one) => (one instanceof FakeMarker ? [one.options] : []));
  }

  private get handlers(): Handlers[] {
    return this.children.flatMap((one) => (one instanceof FakeListener ? [one.handlers] : []));
  }

  /** The camera arrives somewhere, moved by nobody that the map knows of. */
  arrive(center: LngLat) {
    for (const { onUpdate } of this.handlers) onUpdate({ location: { center } });
  }

  /** A finger drags the map to a place and lets go there. */
  drag(center: LngLat) {
    for (const { onActionStart } of this.handlers) onActionStart();
    this.arrive(center);
    for (const { onActionEnd } of this.handlers) onActionEnd();
  }
}

/**
 * Catches the script that the map asks for: `arrives` runs it and leaves `ymaps3` on the page,
 * `isBlocked` has the browser refuse it; doing nothing leaves it on its way for ever.
 */
export function catchYandexScript() {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  const api: Ymaps3 = {
    ready: Promise.resolve(),
    YMap: FakeMap,
    YMapDefaultSchemeLayer: Layer,
    YMapDefaultFeaturesLayer: Layer,
    YMapListener: FakeListener,
    YMapMarker: FakeMarker,
  };
  return {
    scripts,
    arrives(found: unknown = api) {
      vi.stubGlobal('ymaps3', found);
      scripts.at(-1)?.dispatchEvent(new Event('load'));
    },
    isBlocked() {
      scripts.at(-1)?.dispatchEvent(new Event('error'));
    },
  };
}
