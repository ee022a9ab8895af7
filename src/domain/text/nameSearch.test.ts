import { describe, expect, it } from 'vitest';
import { filterByTexts } from './nameSearch';

const find = (names: readonly string[], query: string) =>
  filterByTexts(names, query, (name) => [name]);

describe('a list of names', () => {
  it.each([
    ['Gʻafur Gʻulom koʻchasi', 'ғафур ғулом'],
    ['Ғафур Ғулом кўчаси', "g'afur g'ulom"],
    ['Fayzulla Xoʻjayev koʻchasi', 'Хўжаев'],
    ['Файзулла Хўжаев кўчаси', 'xo‘jayev'],
    ['Beshyogʻoch', 'бешёғоч'],
    ['Бешёғоч', 'beshyogoch'],
    ['Sirk yonida', 'цирк'],
    ['Цирк ёнида', 'sirk yonida'],
    ['Аэропорт', 'aeroport'],
    ['Yevropa', 'европа'],
    ['Poyezd koʻchasi', 'поезд'],
  ])('finds %s by %s', (name, query) => {
    expect(find(['Chilonzor', name, 'Юнусобод'], query)).toEqual([name]);
  });

  it('is filtered by the starts of words, in any order', () => {
    expect(find(['Amir Temur shohkoʻchasi'], 'шоҳ тем')).toHaveLength(1);
    expect(find(['Amir Temur shohkoʻchasi'], 'mur')).toEqual([]);
  });

  it('stays whole for a blank query', () => {
    expect(find(['Chilonzor', 'Юнусобод'], ' - ')).toHaveLength(2);
  });
});
