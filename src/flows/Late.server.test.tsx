// @vitest-environment node
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lazy } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Late } from './Late';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

type Props = { data: object };
const Covered = (_: Props) => null;
const Part = lazy(async () => ({ default: Covered }));

function renderOnce(): WeakRef<object> {
  const data = { of: 'one rendering' };
  const fallback = <i>{data.of}</i>;
  const markup = renderToString(
    <Late fallback={fallback}>
      <Part data={data} />
    </Late>,
  );
  expect(markup).toContain('<i>one rendering</i>');
  return new WeakRef(data);
}

test('on a server a part stays its fallback, and no rendering is kept in memory', async () => {
  const renderings = Array.from({ length: 20 }, renderOnce);
  // within the task that has made it, a reference counts as used
  await new Promise(setImmediate);
  collectGarbage();
  const kept = renderings.filter((rendering) => rendering.deref() !== undefined);
  // the engine may still hold the last one
  expect(kept.length).toBeLessThanOrEqual(1);
});
