// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { offeredPayments } from '../../src/domain/order/payment';
import { paymentTypes } from '../../src/domain/order/paymentTraits';
import { featureFlags, paymentFlags } from '../../src/domain/settingsSchema';
import { languages } from '../../src/domain/text/language';
import { demoSeed } from './seed/demoSeed';

const seed = demoSeed();
const demo = <T extends { merchantId: string }>(list: readonly T[]) =>
  list.filter((each) => each.merchantId === '7001');

describe('the demo merchants', () => {
  it('give the restaurant a full menu', () => {
    expect(demo(seed.products).length).toBeGreaterThanOrEqual(60);
    expect(demo(seed.categories)).toHaveLength(10);
    expect(demo(seed.groups)).toHaveLength(3);
    expect(demo(seed.branches)).toHaveLength(5);
    expect(demo(seed.cities)).toHaveLength(2);
  });

  it('cover every kind of product card', () => {
    const products = demo(seed.products);
    expect(products.some(({ amount }) => amount === 0)).toBe(true);
    expect(products.some(({ amount }) => amount === 3)).toBe(true);
    expect(products.some(({ productBranch }) => productBranch?.length === 1)).toBe(true);
    expect(products.some(({ name }) => name.uz.length > 80)).toBe(true);
    const groups = products.flatMap(({ modificationGroups }) => modificationGroups);
    expect(groups.some(({ min, max }) => min > 0 && max !== null)).toBe(true);
    expect(groups.some(({ max }) => max === null)).toBe(true);
  });

  /** Off everywhere: a CRM that is somebody's own, and two layouts that the simulator's panel shows. */
  const off = ['chatActive', 'isNavigationViewEnabled', 'multiTabNavigationEnabled'];

  it('have every other flag and language on somewhere', () => {
    const flags = [
      ...featureFlags,
      ...paymentFlags,
      ...languages.map((language) => `${language}Active` as const),
    ];
    expect(flags.filter((flag) => !seed.settings.some((each) => each[flag]))).toEqual(off);
  });

  it('offer every payment type in some channel', () => {
    const offered = seed.settings.flatMap((settings) => {
      const configs = settings.paymentConfigurations.map((each) => ({
        ...{ type: each.type, isActive: each.isActive },
        ...{ web: each.webEnabled, bot: each.botEnabled, qr: each.qrEnabled },
      }));
      return (['WEB', 'TG', 'QR', 'CLICK'] as const).flatMap((channel) =>
        offeredPayments({ flags: settings, configs, channel, cards: [{ id: 'own' }] }),
      );
    });
    const types = offered.map(({ type }) => type);
    expect(paymentTypes.filter((type) => !types.includes(type))).toEqual([]);
  });

  it('have unique ids and no dangling references', () => {
    const lists = [seed.products, seed.categories, seed.groups, seed.branches, seed.promos];
    for (const list of lists) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    const categories = new Set(seed.categories.map(({ id }) => id));
    expect(seed.products.filter(({ categoryId }) => !categories.has(categoryId))).toEqual([]);
    const linked = [...seed.banners, ...seed.stories.flatMap(({ items }) => items)];
    const products = new Set(seed.products.map(({ id }) => id));
    expect(linked.filter(({ productId }) => productId && !products.has(productId))).toEqual([]);
  });

  it('give each product its own picture', () => {
    const drawn = seed.products.map(({ image }) => {
      const recipe = seed.pictures[image ?? ''];
      return recipe?.kind === 'dish' ? `${recipe.emoji}+${recipe.garnish}` : image;
    });
    const twice = drawn.filter((each, index) => drawn.indexOf(each) !== index);
    expect(twice).toEqual([]);
  });
});
