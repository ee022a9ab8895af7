import type { Localized } from '../text/language';
import type { ContentLink } from './contentLink';

/** One slide of a story. */
export type StoryItem = {
  id: string;
  image: string | null;
  title: Localized;
  text: Localized;
  link: ContentLink | null;
  durationMs: number;
};

/** A story on home, with at least one item. */
export type Story = {
  id: string;
  image: string | null;
  title: Localized;
  priority: number;
  items: readonly StoryItem[];
};

const defaultMs = 5000;
const shortestMs = 2000;
const longestMs = 30_000;

/** Display time, ms, from the merchant's seconds, clamped to 2–30 s. */
export function itemDuration(seconds: number | null): number {
  if (seconds === null || seconds <= 0) return defaultMs;
  return Math.min(Math.max(seconds * 1000, shortestMs), longestMs);
}

/** Key of an item across stories: item ids are unique only within their story. */
export const seenKey = (story: Pick<Story, 'id'>, item: Pick<StoryItem, 'id'>): string =>
  `${story.id}/${item.id}`;

type Seen = ReadonlySet<string>;

/** Whether every item was seen; a story with new items becomes unseen again. */
export const isSeen = (story: Story, seen: Seen): boolean =>
  story.items.every((item) => seen.has(seenKey(story, item)));

/** Index to open a story at: the first unseen item, or 0 if all were seen. */
export function startAt(story: Story, seen: Seen): number {
  const unseen = story.items.findIndex((item) => !seen.has(seenKey(story, item)));
  return Math.max(unseen, 0);
}

/** Prunes `seen` to items that still exist, so that storage does not grow without bound. */
export function stillThere(seen: Seen, stories: readonly Story[]): string[] {
  const known = stories.flatMap((story) => story.items.map((item) => seenKey(story, item)));
  return known.filter((key) => seen.has(key));
}

/** Position in the story viewer. */
export type StoryPlace = { storyId: string; index: number };

/**
 * The next or previous item across all stories. Null past the last item (the viewer closes) or for
 * an unknown story. Stays put before the first item. Stepping back into a story opens its last
 * item.
 */
export function stepFrom(
  stories: readonly Story[],
  { storyId, index }: StoryPlace,
  step: 1 | -1,
): StoryPlace | null {
  const at = stories.findIndex(({ id }) => id === storyId);
  const story = stories[at];
  if (!story) return null;
  const next = index + step;
  if (next >= 0 && next < story.items.length) return { storyId, index: next };
  const other = stories[at + step];
  if (other) return { storyId: other.id, index: step === 1 ? 0 : other.items.length - 1 };
  return step === 1 ? null : { storyId, index: 0 };
}
