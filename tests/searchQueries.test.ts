// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { getCatalog } from '../src/api/catalog';
import { body, fakeServer } from '../src/api/fakeServer.testing';
import { searchProducts } from '../src/domain/catalog/search';
import { buildSearchIndex, type SearchIndex } from '../src/domain/catalog/searchIndex';
import { honestAnswers } from './honestAnswers';

// What people type into the demo shop's search, and what they expect to see first, or that there is none.

let index: SearchIndex;
beforeAll(async () => {
  const { catalog: answer } = await honestAnswers();
  const { http } = fakeServer(() => body(JSON.stringify(answer)));
  const [error, catalog] = await getCatalog(http, 'TG');
  if (error) throw new Error(error.kind);
  index = buildSearchIndex(catalog);
});

const found = (query: string) => searchProducts(index, query).map(({ id }) => id);

describe('the first products of', () => {
  test.each([
    ['чай', ['limon-choy', 'kok-choy']],
    ['choy', ['kok-choy', 'limon-choy']],
    ['tea', ['limon-choy', 'kok-choy']],
    ['сок', ['apelsin-fresh']],
    ['sok', ['apelsin-fresh']],
    ['juice', ['apelsin-fresh']],
    ['sharbat', ['apelsin-fresh']],
    ['торт', ['asalli-tort']],
    ['tort', ['asalli-tort']],
    ['cake', ['asalli-tort']],
    ['медовик', ['asalli-tort']],
    ['рыба', ['baliq-kabob']],
    ['baliq', ['baliq-kabob']],
    ['fish', ['baliq-kabob']],
    ['фри', ['kartoshka-fri']],
    ['fries', ['kartoshka-fri']],
    ['картошка фри', ['kartoshka-fri']],
    ['кола', ['kola']],
    ['cola', ['kola']],
    ['кофе', ['kapuchino']],
    ['qahva', ['kapuchino']],
    ['coffee', ['kapuchino']],
    ['суп', ['shorva']],
    ['soup', ['shorva']],
    ['shoʻrva', ['shorva']],
    ['лимонад', ['limonad']],
    ['limonad', ['limonad']],
    ['манты', ['manti']],
    ['manti', ['manti']],
    ['чизбургер', ['chizburger']],
    ['cheeseburger', ['chizburger']],
    ['зелёный чай', ['kok-choy']],
    ['kok choy', ['kok-choy']],
    ['green tea', ['kok-choy']],
    ['плов с казы', ['qazili-osh']],
    ['qazi', ['qazili-osh']],
    ['острый', ['achchiq-burger']],
    ['achchiq', ['achchiq-burger']],
    ['мороженое', ['muzqaymoq']],
    ['ice cream', ['muzqaymoq']],
    ['muzqaymoq', ['muzqaymoq']],
    ['салат', ['grek-salat']],
    ['salad', ['grek-salat']],
    ['айран', ['ayron']],
    ['шаурма', ['shaurma']],
    ['shawarma', ['shaurma']],
    ['бургир', ['klassik-burger']],
    ['piza', ['pepperoni']],
    ['лагмн', ['lagmon', 'qovurma-lagmon']],
    ['somsa', ['tandir-somsa']],
    ['самса с тыквой', ['qovoq-somsa']],
  ])('%s', (query, first) => {
    expect(found(query).slice(0, first.length)).toEqual(first);
  });
});

test.each(['суши', 'sushi', 'роллы', 'борщ', 'halva', 'халва', 'стейк', 'steak', 'ramen', 'паста'])(
  'there is no %s, and nothing stands in for it',
  (query) => {
    expect(found(query)).toEqual([]);
  },
);

test('osh is plov in all of its first rows', () => {
  const plov = ['qazili-osh', 'bedana-osh', 'toy-oshi', 'choyxona-oshi', 'samarqand-oshi'];
  for (const query of ['osh', 'плов', 'plov', 'pilaf'])
    expect(found(query).slice(0, 6).sort()).toEqual([...plov, 'oila-toplami'].sort());
});

test.each([
  ['курица', 'tovuq'],
  ['chicken', 'tovuq'],
  ['burger', 'burger'],
  ['бургер', 'burger'],
  ['шашлык', 'shashlik'],
  ['kebab', 'kabob'],
])('%s: what is called so comes before what has it in it', (query, part) => {
  const names = searchProducts(index, query).map(({ name }) => name.uz?.toLowerCase() ?? '');
  const last = names.findLastIndex((name) => name.includes(part));
  const without = names.slice(0, last).filter((name) => !name.includes(part));
  expect(without.length).toBeLessThanOrEqual(3);
});
