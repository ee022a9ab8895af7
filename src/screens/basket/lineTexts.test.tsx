import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalog, sampleOptions, sampleProduct } from '../../../tests/samples/models';
import { lineKey } from '../../domain/basket/cart';
import { resolveCart } from '../../domain/basket/resolveCart';
import type { Choice } from '../../domain/catalog/options';
import { showLanguage, textsComplete } from '../../i18n/t';
import { chosenOptions, lineName } from './lineTexts';

const product = sampleProduct({ modificationGroups: [sampleOptions({ Cheddar: 1, Bacon: 2 })] });

function resolve(choices: readonly Choice[]) {
  const line = {
    key: lineKey(product.id, choices),
    productId: product.id,
    choices,
    count: 1,
    note: '',
  };
  return resolveCart([line], sampleCatalog([product]), null);
}

const textOf = (choices: readonly Choice[]) =>
  resolve(choices).map((line) => renderToStaticMarkup(chosenOptions(line)));

describe('the options of a basket line', () => {
  beforeAll(() => showLanguage('eng').then(textsComplete));

  it('are joined in one line, each in its own text direction, with a count above one', () => {
    const choices = [
      { modificationId: 'Cheddar', count: 1 },
      { modificationId: 'Bacon', count: 2 },
    ];
    expect(textOf(choices)).toEqual(['<bdi>Cheddar</bdi><span>, </span><bdi>Bacon × 2</bdi>']);
  });

  it('keep their own language where the shop’s texts are in another', async () => {
    await showLanguage('ru');
    expect(textOf([{ modificationId: 'Bacon', count: 1 }])).toEqual([
      '<bdi lang="en-GB">Bacon</bdi>',
    ]);
    await showLanguage('eng');
  });

  it('leave out options that are no longer sold', () => {
    expect(textOf([{ modificationId: 'Truffle', count: 1 }])).toEqual(['']);
  });

  it('tell the controls of two lines of one product apart', () => {
    const names = ['Cheddar', 'Bacon'].flatMap((modificationId) =>
      resolve([{ modificationId, count: 1 }]).map(lineName),
    );
    expect(new Set(names).size).toBe(2);
    for (const [nth, option] of ['Cheddar', 'Bacon'].entries())
      expect(names[nth]).toContain(option);
  });
});
