import { act, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setFlushNow } from '../../ui/flushNow';
import { useNearBlocks } from './SectionCards';

type Change = { block: number; isIntersecting: boolean };

/** Stands in for the browser's observers; changes are delivered by the test. */
class ObserverStub {
  static all: ObserverStub[] = [];
  readonly targets: Element[] = [];
  readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
    ObserverStub.all.push(this);
  }
  observe(target: Element) {
    this.targets.push(target);
  }
  readonly disconnect = () => undefined;
  deliver(changes: readonly Change[]) {
    const entries = changes.flatMap(({ block, isIntersecting }) => {
      const target = this.targets[block];
      return target ? [{ target, isIntersecting, boundingClientRect: { height: 400 } }] : [];
    });
    Reflect.apply(this.callback, undefined, [entries]);
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', ObserverStub);
  ObserverStub.all = [];
  setFlushNow(flushSync);
});
afterEach(() => vi.unstubAllGlobals());

function List() {
  const list = useRef<HTMLDivElement>(null);
  const near = useNearBlocks(list, { count: 3, isRow: false, isFirstIn: true });
  return (
    <div ref={list}>
      {['a', 'b', 'c'].map((name, index) => (
        <div key={name}>{near.has(index) && name}</div>
      ))}
    </div>
  );
}

/** Renders three blocks; the observer of the viewport, the one of its surroundings. */
function renderList() {
  const page = document.createElement('div');
  act(() => createRoot(page).render(<List />));
  const [inSight, near] = ObserverStub.all;
  if (!inSight || !near) throw new Error('The list observes nothing.');
  return { page, inSight, near };
}

test('a block that comes into view is mounted, and removed once it is far', () => {
  const { page, inSight, near } = renderList();
  expect(page.textContent).toBe('a');
  act(() => {
    near.deliver([{ block: 1, isIntersecting: true }]);
    inSight.deliver([{ block: 1, isIntersecting: true }]);
  });
  expect(page.textContent).toBe('ab');
  act(() => near.deliver([{ block: 0, isIntersecting: false }]));
  expect(page.textContent).toBe('b');
});

test('a block that was flung past before the browser told of it does not stay mounted', () => {
  const { page, inSight, near } = renderList();
  const past: Change[] = [
    { block: 2, isIntersecting: true },
    { block: 2, isIntersecting: false },
  ];
  act(() => {
    near.deliver(past);
    inSight.deliver(past);
  });
  expect(page.textContent).toBe('a');
});
