import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createBackend } from '../../mocks/backend/app';
import { catalogParts } from './catalogParts';
import { partsRead } from './partsRead';
import { settings, settingsParts } from './settings';

const read = v.object({
  id: v.string(),
  // A value that is taken as it comes, whatever it holds, would keep only what was looked at.
  list: v.optional(v.array(v.object({ name: v.fallback(v.optional(v.string()), '') }))),
});

test('only what a schema looks at is kept, at any depth', () => {
  const found = {
    id: '1',
    token: 'secret',
    list: [{ name: 'a', phone: 'secret' }, { phone: 'secret' }],
    deep: { token: 'secret' },
  };
  expect(partsRead(found, (watched) => v.safeParse(read, watched))).toEqual({
    id: '1',
    list: [{ name: 'a' }, {}],
  });
});

test('what is kept is read as the whole is, whatever else there is', () => {
  const junk = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(junk, fc.array(junk), (more, list) => {
      const found = { ...more, id: '1', list };
      const kept = partsRead(found, (watched) => v.safeParse(read, watched));
      expect(v.safeParse(read, kept).output).toEqual(v.safeParse(read, found).output);
      expect(Object.keys(Object(kept)).sort()).toEqual(['id', 'list']);
    }),
  );
});

test('every field of the settings that the app reads is kept', async () => {
  const backend = createBackend();
  for (const sub of ['demo', 'bloom']) {
    const ask = (path: string, merchant: string) =>
      backend.fetch(new Request(`https://x.test/api${path}`, { headers: { merchant } }));
    const { id } = await (await ask(`/users/v1/merchants/sub/${sub}`, sub)).json();
    const found = await (await ask('/support/v1/merchant/settings/web', String(id))).json();
    const full = { ...found, yandexMetricsKey: 'secret', botToken: 'secret', phone: '+998' };
    const parts = settingsParts(full);
    expect(v.parse(settings, parts)).toEqual(v.parse(settings, full));
    expect(JSON.stringify(parts)).not.toContain('secret');
  }
});

test('a catalogue whose lists are nested keeps nothing else either', () => {
  const product = { id: 'p', costPrice: 1, supplier: 'secret' };
  const groups = [{ id: 'g', categories: [{ id: 'c', products: [product], margin: 'secret' }] }];
  expect(catalogParts({ groups, owner: 'secret' }).parts).toEqual({
    groups: [{ id: 'g', categories: [{ id: 'c', products: [{ id: 'p', costPrice: 1 }] }] }],
  });
});
