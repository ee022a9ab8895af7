import type { Localized } from '../text/language';
import type { ContentLink } from './contentLink';

/** One picture of a story, shown for `durationMs`. */
export type StoryItem = {
  id: string;
  image: string | null;
  title: Localized;
  text: Localized;
  link: ContentLink | null;
  durationMs: number;
};

/** A ring on home, and what opens behind it; it has one item at least. */
export type Story = {
  id: string;
  image: string | null;
  title: Localized;
  priority: number;
  items: readonly StoryItem[];
};

const usualMs = 5000;
const shortestMs = 2000;
const longestMs = 30_000;

/** How long an item is shown: as many seconds as the merchant says, within reason. */
export function itemDuration(seconds: number | null): number {
  if (seconds === null || seconds <= 0) return usualMs;
  return Math.min(Math.max(seconds * 1000, shortestMs), longestMs);
}

/** Names an item among those of all stories: ids need only differ within their own story. */
export const seenKey = (story: Pick<Story, 'id'>, item: Pick<StoryItem, 'id'>): string =>
  `${story.id}/${item.id}`;

type Seen = ReadonlySet<string>;

/** Whether every item has been shown: a story that has grown since is new again. */
export const isSeen = (story: Story, seen: Seen): boolean =>
  story.items.every((item) => seen.has(seenKey(story, item)));

/** Where a story begins: at the first item that was not shown yet, again when all were. */
export function startAt(story: Story, seen: Seen): number {
  const fresh = story.items.findIndex((item) => !seen.has(seenKey(story, item)));
  return Math.max(fresh, 0);
}

/** What is left of `seen` when only these stories still exist: what is kept must not grow for ever. */
export function stillThere(seen: Seen, stories: readonly Story[]): string[] {
  const known = stories.flatMap((story) => story.items.map((item) => seenKey(story, item)));
  return known.filter((key) => seen.has(key));
}

/** Where a viewer stands. */
export type StoryPlace = { storyId: string; index: number };

/**
 * One step on or back through the items of all stories. Past the last item it is null: the viewer
 * closes. Before the first there is nothing: the step stays there. A story that is stepped into
 * backwards is at its last item. Null too where the story is not among them.
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
