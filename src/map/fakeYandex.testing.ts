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

class FakeFeature {
  constructor(readonly options: ConstructorParameters<Ymaps3['YMapFeature']>[0]) {}
}

class FakeListener {
  constructor(readonly handlers: Handlers) {}
}

class Layer {}

/** A fake map that records what it was given and which children it has. */
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

  get center(): [number, number] {
    const { location } = this.options;
    return 'center' in location ? location.center : location.bounds[0];
  }

  get zoom() {
    const { location } = this.options;
    return 'zoom' in location ? location.zoom : 0;
  }

  addChild(child: object) {
    this.children.push(child);
    // The real map renders a marker's element inside itself.
    if (child instanceof FakeMarker) this.root.append(child.element);
    return this;
  }

  removeChild(child: object) {
    if (this.isDestroyed) throw new Error('The map has been destroyed');
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

  get areas() {
    return this.children.flatMap((one) =>
      one instanceof FakeFeature ? [one.options.geometry.coordinates] : [],
    );
  }

  private get handlers(): Handlers[] {
    return this.children.flatMap((one) => (one instanceof FakeListener ? [one.handlers] : []));
  }

  /** Moves the camera without a preceding user action. */
  arrive(center: LngLat) {
    for (const { onUpdate } of this.handlers) onUpdate({ location: { center } });
  }

  /** Simulates a drag that ends at `center`. */
  drag(center: LngLat) {
    for (const { onActionStart } of this.handlers) onActionStart();
    this.arrive(center);
    for (const { onActionEnd } of this.handlers) onActionEnd();
  }
}

/**
 * Intercepts the map's script request: `arrives` runs it and sets `ymaps3` on the page, `isBlocked`
 * fails it; with neither the request stays pending.
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
    YMapFeature: FakeFeature,
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
