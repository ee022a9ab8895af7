import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOptions, sampleProduct } from '../../../tests/samples/models';
import {
  hasTellingPictures,
  isSizes,
  offeredChoices,
  placeChoices,
  setChoiceCount,
  toggleChoice,
} from './chooseOptions';
import {
  type Choice,
  checkChoices,
  defaultChoices,
  mayRepeat,
  withGroups,
  withoutClearGroups,
} from './options';

const size = sampleOptions({ small: 0, large: 500 }, { id: 'size', min: 1, max: 1 });
const sauces = sampleOptions({ garlic: 10, chilli: 10, cheese: 20 }, { id: 'sauces', max: 2 });
const product = sampleProduct({ modificationGroups: [size, sauces] });
const groupOf = (id: string) =>
  product.modificationGroups.find(({ modifications }) =>
    modifications.some((one) => one.id === id),
  );
const one = (modificationId: string, count = 1) => ({
  modificationId,
  groupId: groupOf(modificationId)?.id ?? 'extras',
  count,
});

describe('checking choices', () => {
  it('reports for each group what is missing or too much, with the numbers', () => {
    const checks = checkChoices(product, [one('garlic', 2), one('cheese')]);
    expect(checks).toEqual([
      { groupId: 'size', verdict: 'tooFew', chosen: 0, min: 1, max: 1 },
      { groupId: 'sauces', verdict: 'tooMany', chosen: 3, min: 0, max: 2 },
    ]);
  });

  it('passes when every group is satisfied', () => {
    const checks = checkChoices(product, [one('large'), one('garlic')]);
    expect(checks.map(({ verdict }) => verdict)).toEqual(['ok', 'ok']);
  });

  it('requires nothing from a group without options', () => {
    const empty = sampleProduct({ modificationGroups: [sampleOptions({}, { min: 1 })] });
    expect(checkChoices(empty, [])[0]?.verdict).toBe('ok');
  });
});

describe('how a group is shown', () => {
  it('as sizes if exactly one of a few is taken and makes the price', () => {
    const same = sampleOptions({ rare: 0, done: 0 }, { min: 1, max: 1 });
    const optional = sampleOptions({ none: 0, cheese: 10 }, { min: 0, max: 1 });
    const many = sampleOptions({ a: 1, b: 2, c: 3, d: 4, e: 5 }, { min: 1, max: 1 });
    expect([size, same, optional, many, sauces].map(isSizes)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('with pictures if these differ', () => {
    const withPictures = (...images: (string | null)[]) => ({
      ...size,
      modifications: size.modifications.map((option, index) => ({
        ...option,
        image: images[index] ?? null,
      })),
    });
    expect(hasTellingPictures(withPictures('a', 'b'))).toBe(true);
    expect(hasTellingPictures(withPictures('a', 'a'))).toBe(false);
    expect(hasTellingPictures(withPictures('a', null))).toBe(false);
  });
});

describe('tapping an option', () => {
  it('replaces the other option in a single-choice group', () => {
    expect(toggleChoice(size, [one('garlic'), one('small')], 'large')).toEqual([
      one('garlic'),
      one('large'),
    ]);
  });

  it('keeps the option of a required single-choice group on a second tap', () => {
    expect(toggleChoice(size, [one('small')], 'small')).toEqual([one('small')]);
    expect(toggleChoice({ ...size, min: 0 }, [one('small')], 'small')).toEqual([]);
  });

  it('leaves that option alone, taken once, in a group that took more before', () => {
    const before = [one('small'), one('garlic'), one('large')];
    expect(toggleChoice(size, before, 'small')).toEqual([one('garlic'), one('small')]);
    expect(toggleChoice(size, [one('small', 2)], 'small')).toEqual([one('small')]);
  });

  it('toggles where several may be chosen', () => {
    expect(toggleChoice(sauces, [], 'garlic')).toEqual([one('garlic')]);
    expect(toggleChoice(sauces, [one('garlic'), one('large')], 'garlic')).toEqual([one('large')]);
  });

  it('does nothing at the maximum or for another group’s option', () => {
    const full = [one('garlic'), one('chilli')];
    expect(toggleChoice(sauces, full, 'cheese')).toEqual(full);
    expect(toggleChoice(sauces, full, 'large')).toEqual(full);
  });
});

describe('counting an option', () => {
  it('keeps its position and stops at the maximum', () => {
    const before = [one('garlic'), one('large')];
    expect(setChoiceCount(sauces, before, 'garlic', 5)).toEqual([one('garlic', 2), one('large')]);
  });

  it('removes the option at zero', () => {
    expect(setChoiceCount(sauces, [one('garlic', 2)], 'garlic', 0)).toEqual([]);
  });
});

describe('preselected options', () => {
  it('are empty when there is a choice', () => {
    expect(defaultChoices(product)).toEqual([]);
  });

  it('are the sole option of a required group', () => {
    const forced = sampleOptions({ box: 100 }, { min: 1, max: 1 });
    const offered = sampleOptions({ napkin: 0 }, { min: 0, max: 1 });
    expect(defaultChoices({ modificationGroups: [forced, offered] })).toEqual([one('box')]);
  });
});

it('no series of taps exceeds a group’s maximum', () => {
  const tap = fc.record({
    group: fc.constantFrom(size, sauces),
    id: fc.constantFrom('small', 'large', 'garlic', 'chilli', 'cheese'),
    count: fc.option(fc.integer({ min: -2, max: 9 })),
  });
  fc.assert(
    fc.property(fc.array(tap), (taps) => {
      let choices = defaultChoices(product);
      for (const { group, id, count } of taps) {
        choices =
          count === null
            ? toggleChoice(group, choices, id)
            : setChoiceCount(group, choices, id, count);
      }
      const verdicts = checkChoices(product, choices).map(({ verdict }) => verdict);
      expect(verdicts).not.toContain('tooMany');
      expect(choices.every(({ count }) => count > 0)).toBe(true);
    }),
  );
});

describe('choices of a menu whose maximum was higher', () => {
  const counts = { maxLength: 5, selector: ({ modificationId }: Choice) => modificationId };
  const stored = fc.uniqueArray(
    fc
      .tuple(
        fc.constantFrom('small', 'large', 'garlic', 'chilli', 'cheese'),
        fc.integer({ min: 1, max: 4 }),
      )
      .map(([id, count]) => one(id, count)),
    counts,
  );
  const verdictOf = (id: string, choices: readonly Choice[]) =>
    checkChoices(product, choices).find(({ groupId }) => groupId === id)?.verdict;

  it('open with the first of a group that takes one by now', () => {
    expect(
      offeredChoices(product, [one('large', 2), one('small'), one('garlic', 2), one('cheese')]),
    ).toEqual([one('large'), one('garlic', 2), one('cheese')]);
  });

  it('fit a group that takes one as soon as they open, and after a tap on any option', () => {
    fc.assert(
      fc.property(stored, fc.constantFrom('small', 'large'), (choices, id) => {
        expect(verdictOf('size', offeredChoices(product, choices))).not.toBe('tooMany');
        expect(verdictOf('size', toggleChoice(size, choices, id))).toBe('ok');
      }),
    );
  });

  it('fit a group that takes several once enough of them are tapped off', () => {
    fc.assert(
      fc.property(stored, (choices) => {
        let left = offeredChoices(product, choices);
        for (const { modificationId } of choices.filter(({ groupId }) => groupId === 'sauces')) {
          if (verdictOf('sauces', left) === 'tooMany')
            left = toggleChoice(sauces, left, modificationId);
        }
        expect(verdictOf('sauces', left)).toBe('ok');
      }),
    );
  });
});

describe('repeating an option', () => {
  const prices = { cheese: 100, bacon: 200 };

  it('is allowed when the maximum exceeds the number of options, or there is none', () => {
    expect(mayRepeat(sampleOptions(prices, { max: 3 }))).toBe(true);
    expect(mayRepeat(sampleOptions(prices, { max: null }))).toBe(true);
  });

  it('is not allowed when one of each reaches the maximum', () => {
    expect(mayRepeat(sampleOptions(prices, { max: 2 }))).toBe(false);
    expect(mayRepeat(sampleOptions(prices, { max: 1 }))).toBe(false);
  });
});

describe('offered choices', () => {
  it('omit a choice whose option is no longer sold', () => {
    const product = sampleProduct({ modificationGroups: [sampleOptions({ cheese: 100 })] });
    const cheese = { modificationId: 'cheese', count: 2 };
    expect(offeredChoices(product, [cheese, { modificationId: 'bacon', count: 1 }])).toEqual([
      cheese,
    ]);
  });
});

describe('one list of options in two groups', () => {
  const first = sampleOptions({ cola: 100, fanta: 200 }, { id: 'first', min: 1, max: 1 });
  const second = sampleOptions({ cola: 600, fanta: 700 }, { id: 'second', min: 1, max: 1 });
  const combo = { modificationGroups: [first, second] };
  const taken = (modificationId: string, groupId?: string, count = 1) =>
    groupId === undefined ? { modificationId, count } : { modificationId, groupId, count };
  const verdicts = (choices: Parameters<typeof checkChoices>[1]) =>
    checkChoices(combo, choices).map(({ verdict }) => verdict);

  it('is chosen from in each on its own', () => {
    const cola = toggleChoice(first, [], 'cola');
    expect(verdicts(cola)).toEqual(['ok', 'tooFew']);
    const both = toggleChoice(second, cola, 'fanta');
    expect(both).toEqual([taken('cola', 'first'), taken('fanta', 'second')]);
    expect(verdicts(both)).toEqual(['ok', 'ok']);
    const same = toggleChoice(second, both, 'cola');
    expect(same).toEqual([taken('cola', 'first'), taken('cola', 'second')]);
    expect(offeredChoices(combo, same)).toEqual(same);
  });

  it('counts a choice without a group in both, as it was stored', () => {
    expect(verdicts([taken('cola')])).toEqual(['ok', 'ok']);
    expect(withGroups(combo, [taken('cola')])).toEqual([taken('cola')]);
  });

  it('gives an ordered option to the group with its price, then to one with room', () => {
    const fanta = { ...taken('fanta'), price: 700 };
    expect(placeChoices(combo, [fanta, taken('cola')])).toEqual([
      taken('fanta', 'second'),
      taken('cola', 'first'),
    ]);
    expect(placeChoices(combo, [taken('cola', undefined, 2)])).toEqual([
      taken('cola', 'first'),
      taken('cola', 'second'),
    ]);
  });

  it('fills in a group that goes without saying, also for one that was renamed', () => {
    const sold = { modificationGroups: [size, first, second] };
    const choices = [taken('small', 'old-size'), taken('cola', 'second')];
    expect(withGroups(sold, choices)).toEqual([taken('small', 'size'), taken('cola', 'second')]);
    expect(withoutClearGroups(sold, choices)).toEqual([taken('small'), taken('cola', 'second')]);
  });
});
