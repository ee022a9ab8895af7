import { act, type ReactNode, useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { fetchPictures } from '../src/app/snapshot/snapshot';
import { openPage } from './openPage';

/** What stands in an element, one line a tag or text; the order of attributes says nothing. */
function lines(node: Node, depth = 0): string[] {
  const indent = ' '.repeat(depth);
  if (!(node instanceof Element)) return [`${indent}${node.textContent}`];
  const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`);
  return [
    `${indent}<${[node.tagName.toLowerCase(), ...attributes.toSorted()].join(' ')}>`,
    ...[...node.childNodes].flatMap((child) => lines(child, depth + 1)),
  ];
}

/** Tells when all of its children are on the page, before their effects. */
function Watch({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}

/** What React DOM shows before the first effect. */
async function firstCommit(app: ReactNode): Promise<HTMLElement> {
  const { createRoot } = await import('react-dom/client');
  const root = document.createElement('main');
  let first: Node | null = null;
  const keep = () => {
    first ??= root.cloneNode(true);
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const drawn = createRoot(root);
  await act(() => drawn.render(<Watch onDrawn={keep}>{app}</Watch>));
  await act(() => drawn.unmount());
  return first ?? expect.unreachable('React has drawn nothing');
}

async function demo(vendor: string) {
  const { services } = await openPage({ backend: createBackend(), vendor });
  const { App } = await import('../src/app/App');
  const { drawOnce } = await import('../src/app/snapshot/drawOnce');
  const { telegram } = services();
  const app = <App telegram={telegram} cdnUrl="/cdn" onRetry={vi.fn()} report={vi.fn()} />;
  return { app, drawOnce };
}

// Home with all that it imports is transformed first.
const patience = 30_000;

test.each(['demo', 'bloom'])(
  'the first picture of %s is what React shows first',
  { timeout: patience },
  async (vendor) => {
    const { app, drawOnce } = await demo(vendor);
    const root = document.createElement('main');
    expect(drawOnce(app, root)).toBe(true);
    expect(root.querySelectorAll('article').length).toBeGreaterThan(3);
    expect(root.querySelector('img[src], img[srcset], use[href]')).toBeNull();
    fetchPictures(root);
    const alive = await firstCommit(app);
    for (const image of alive.querySelectorAll('img')) {
      image.removeAttribute('src');
      image.removeAttribute('srcset');
    }
    expect(lines(root)).toEqual(lines(alive));
  },
);

const Broken = () => {
  throw new Error('odd');
};

test('what cannot be drawn leaves the page as it is', async () => {
  const { drawOnce } = await demo('demo');
  const root = document.createElement('main');
  root.textContent = 'outline';
  expect(drawOnce(<Broken />, root)).toBe(false);
  expect(root.textContent).toBe('outline');
});
