import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSeen,
  itemDuration,
  type Story,
  type StoryPlace,
  seenKey,
  startAt,
  stepFrom,
  stillThere,
} from './story';

const story = (id: string, count: number): Story => ({
  id,
  image: null,
  title: {},
  priority: 0,
  items: Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    image: null,
    title: {},
    text: {},
    link: null,
    durationMs: 5000,
  })),
});
const plov = story('plov', 2);
const samsa = story('samsa', 1);
const stories = [plov, samsa];

describe('item duration', () => {
  test.each([
    [null, 5000],
    [0, 5000],
    [-3, 5000],
    [6, 6000],
    [0.1, 2000],
    [900, 30_000],
  ])('%s merchant seconds are %s ms', (seconds, ms) => {
    expect(itemDuration(seconds)).toBe(ms);
  });
});

describe('steps', () => {
  test.each<[string, StoryPlace, 1 | -1, StoryPlace | null]>([
    ['forward within a story', { storyId: 'plov', index: 0 }, 1, { storyId: 'plov', index: 1 }],
    [
      'forward into the next story',
      { storyId: 'plov', index: 1 },
      1,
      { storyId: 'samsa', index: 0 },
    ],
    ['forward past the end', { storyId: 'samsa', index: 0 }, 1, null],
    ['back within a story', { storyId: 'plov', index: 1 }, -1, { storyId: 'plov', index: 0 }],
    [
      'back into the previous story',
      { storyId: 'samsa', index: 0 },
      -1,
      { storyId: 'plov', index: 1 },
    ],
    ['back before the first', { storyId: 'plov', index: 0 }, -1, { storyId: 'plov', index: 0 }],
    ['from a story that is gone', { storyId: 'gone', index: 0 }, 1, null],
  ])('%s', (_, from, step, to) => {
    expect(stepFrom(stories, from, step)).toEqual(to);
  });

  test('stepping to the end shows every item of every story once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }),
        (counts) => {
          const all = counts.map((count, index) => story(`s${index}`, count));
          let place: StoryPlace | null = { storyId: 's0', index: 0 };
          const shown: string[] = [];
          while (place) {
            shown.push(`${place.storyId}/${place.index}`);
            place = stepFrom(all, place, 1);
          }
          expect(shown).toEqual(
            all.flatMap((each) => each.items.map((item) => seenKey(each, item))),
          );
        },
      ),
    );
  });
});

describe('seen items', () => {
  test('a story is seen when all its items were', () => {
    expect(isSeen(plov, new Set(['plov/0']))).toBe(false);
    expect(isSeen(plov, new Set(['plov/0', 'plov/1']))).toBe(true);
  });

  test('a story with new items is unseen and starts at the first new one', () => {
    const seen = new Set(['samsa/0']);
    const grown = story('samsa', 2);
    expect(isSeen(grown, seen)).toBe(false);
    expect(startAt(grown, seen)).toBe(1);
  });

  test('a seen story starts from the beginning', () => {
    expect(startAt(plov, new Set(['plov/0', 'plov/1']))).toBe(0);
  });

  test('keys of removed items are pruned', () => {
    expect(stillThere(new Set(['plov/1', 'plov/9', 'old/0']), stories)).toEqual(['plov/1']);
  });
});
