// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { getVacancy, listBanners, listStories, listVacancies } from './content';
import { fakeServer, json } from './fakeServer.testing';

const banner = { id: 7, image: 'a.webp', title: { uz: 'Osh' }, priority: 2, productId: 'osh' };
const item = { id: 1, image: 'b.webp', title: 'Salom', text: null, url: 'https://a.example' };

describe('banners', () => {
  test('are in the merchant’s order, those without a priority last', async () => {
    const list = [
      { ...banner, id: 'c', priority: null },
      banner,
      { ...banner, id: 1, priority: 1 },
    ];
    const { http, received } = fakeServer(() => json(list));
    const [, found] = await listBanners(http);
    expect(found?.map(({ id }) => id)).toEqual(['1', '7', 'c']);
    expect(found?.[1]?.link).toEqual({ to: 'product', id: 'osh' });
    expect(received[0]?.url.pathname).toBe('/api/support/v1/banner');
  });

  test('without an image are dropped, and an invalid record is dropped alone', async () => {
    const { http } = fakeServer(() =>
      json([{ ...banner, id: 8, image: null }, { image: 'x' }, null, banner]),
    );
    expect((await listBanners(http))[1]?.map(({ id }) => id)).toEqual(['7']);
  });
});

test('a row that nobody would swipe through is cut after its first entries', async () => {
  const many = Array.from({ length: 1000 }, (_, priority) => ({
    ...banner,
    id: priority,
    priority,
  }));
  const banners = await listBanners(fakeServer(() => json(many.toReversed())).http);
  expect(banners[1]?.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, id) => `${id}`));
  const parts = many.map(({ id }) => ({ ...item, id }));
  const stories = many.map(({ id }) => ({ id, title: 'Osh', items: id === 0 ? parts : [item] }));
  const [, found] = await listStories(fakeServer(() => json(stories)).http);
  expect(found).toHaveLength(50);
  expect(found?.[0]?.items).toHaveLength(50);
});

describe('stories', () => {
  test('are read from a page, each item with its duration and link', async () => {
    const { http } = fakeServer(() =>
      json({ content: [{ id: 3, title: { ru: 'Плов' }, items: [{ ...item, duration: 6 }] }] }),
    );
    expect((await listStories(http))[1]).toEqual([
      {
        id: '3',
        image: null,
        title: { ru: 'Плов' },
        priority: Number.MAX_SAFE_INTEGER,
        items: [
          {
            id: '1',
            image: 'b.webp',
            title: { uz: 'Salom', ru: 'Salom', eng: 'Salom' },
            text: {},
            link: { to: 'url', url: 'https://a.example' },
            durationMs: 6000,
          },
        ],
      },
    ]);
  });

  test('without items are dropped', async () => {
    const { http } = fakeServer(() =>
      json([{ id: 1, items: [] }, { id: 2 }, { id: 3, items: [item] }]),
    );
    expect((await listStories(http))[1]?.map(({ id }) => id)).toEqual(['3']);
  });
});

describe('vacancies', () => {
  test('are read with missing fields', async () => {
    const { http } = fakeServer(() => json({ content: [{ id: 1, position: { uz: 'Oshpaz' } }] }));
    expect((await listVacancies(http))[1]?.[0]).toMatchObject({
      id: '1',
      position: { uz: 'Oshpaz' },
      phone: '',
      salary: {},
    });
  });

  test('are requested with an encoded id', async () => {
    const { http, received } = fakeServer(() => json({ id: 'a/b' }));
    await getVacancy(http, 'a/b');
    expect(received[0]?.url.pathname).toBe('/api/support/v1/vacancies/a%2Fb');
  });
});

test('a vacancy’s salary may be a number, and its person a record', async () => {
  const person = { id: 3, firstName: 'Ali', lastName: 'Valiyev' };
  const { http } = fakeServer(() => json({ id: 1, salary: 5000000, responsiblePerson: person }));
  const [, vacancy] = await getVacancy(http, '1');
  expect(vacancy?.salary.uz).toBe('5000000');
  expect(vacancy?.responsiblePerson).toBe('Ali Valiyev');
});
