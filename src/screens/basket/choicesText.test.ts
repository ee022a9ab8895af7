import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalog, sampleOptions, sampleProduct } from '../../../tests/samples/models';
import { type Choice, lineKey } from '../../domain/basket/cart';
import { resolveCart } from '../../domain/basket/resolveCart';
import { isolate } from '../../i18n/isolate';
import { showLanguage, textsComplete } from '../../i18n/t';
import { choicesText } from './choicesText';

const product = sampleProduct({ modificationGroups: [sampleOptions({ Cheddar: 1, Bacon: 2 })] });

function textOf(choices: readonly Choice[]) {
  const line = {
    key: lineKey(product.id, choices),
    productId: product.id,
    choices,
    count: 1,
    note: '',
  };
  return resolveCart([line], sampleCatalog([product]), null).map(choicesText);
}

describe('the options of a basket line', () => {
  beforeAll(() => showLanguage('eng').then(textsComplete));

  it('are joined in one line, each in its own text direction, with a count above one', () => {
    const choices = [
      { modificationId: 'Cheddar', count: 1 },
      { modificationId: 'Bacon', count: 2 },
    ];
    expect(textOf(choices)).toEqual([`${isolate('Cheddar')}, ${isolate('Bacon × 2')}`]);
  });

  it('leave out options that are no longer sold', () => {
    expect(textOf([{ modificationId: 'Truffle', count: 1 }])).toEqual(['']);
  });
});
