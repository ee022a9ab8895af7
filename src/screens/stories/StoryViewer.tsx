import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type Story,
  type StoryPlace,
  seenKey,
  startAt,
  stepFrom,
} from '../../domain/content/story';
import { atZero, leftOf, started, stopped } from '../../domain/time/stopwatch';
import { followContentLink } from '../../flows/openLink';
import { darkenFrame, haptic } from '../../flows/platform';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import * as stories from '../../stores/content/stories';
import { IconButton } from '../../ui/Button';
import { useIsTop } from '../../ui/layer';
import { pictureAt } from '../../ui/pictureAt';
import { SheetPage } from '../../ui/SheetPage';
import { StoryHalves, StoryLink, StoryPicture } from './StoryPicture';
import styles from './StoryViewer.module.css';

type Props = {
  list: readonly Story[];
  id: string;
  /** null: start at the first unseen item */
  startIndex: number | null;
  /** stopped by the person, for this story and those that follow */
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
  /** the next place is in another story; null at the end */
  onLeave: (place: StoryPlace | null) => void;
};

/** The items of one story in sequence; the timer of each runs while it is visible. */
export function StoryViewer({ list, id, startIndex, isPaused, onPause, onLeave }: Props) {
  const isTop = useIsTop();
  const isHidden = useIsPageHidden();
  const [isHeld, setHeld] = useState(false);
  const [isRead, setRead] = useState(false);
  const [settled, setSettled] = useState<readonly string[]>([]);
  const story = list.find((one) => one.id === id);
  const [index, setIndex] = useState(
    () => startIndex ?? (story ? startAt(story, new Set(stories.state.seen)) : 0),
  );
  const item = story?.items[index] ?? story?.items[0];
  const key = story && item ? seenKey(story, item) : '';
  const isReady = !item?.image || settled.includes(key);
  const isRunning = isReady && isTop && !isHidden && !isHeld && !isRead && !isPaused;
  // Stands for the first picture while that loads.
  const [ring] = useState(() => pictureAt(paths.story(id)));
  const stepBy = (step: 1 | -1) => {
    const next = stepFrom(list, { storyId: id, index }, step);
    if (next?.storyId === id) setIndex(next.index);
    else onLeave(next);
  };
  const stepWithHaptic = (step: 1 | -1) => {
    haptic('select');
    stepBy(step);
  };
  useStoryTime(key, item?.durationMs ?? 0, isRunning, () => stepBy(1));
  useStoryKeys(isTop, stepWithHaptic, () => onPause(!isPaused));
  useEffect(() => {
    if (story && item) stories.markSeen(story, item);
  }, [story, item]);
  useEffect(() => (isTop ? darkenFrame() : undefined), [isTop]);
  if (!story || !item) return null;

  const nextPictures = nextPicture(list, { storyId: id, index });
  const pictures = [{ key, path: item.image }, ...nextPictures].filter(({ path }) => path !== null);
  const { link } = item;
  const texts = [showText(item.title), showText(item.text)] as const;
  return (
    <SheetPage
      title={showText(story.title) || t('stories.title')}
      lang={langOf(story.title)}
      surface="dark"
      size="screen"
      padding="none"
      isTitleHidden
      aside={
        // for users who need more time
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'stories.play' : 'stories.pause')}
          onPress={() => onPause(!isPaused)}
          isRound
        />
      }
    >
      <div className={styles.stage} data-held={isHeld ? '' : undefined}>
        {ring && !isReady && settled.length === 0 && (
          <span
            className={styles.ring}
            style={{ backgroundImage: `url(${JSON.stringify(ring)})` }}
          />
        )}
        {pictures.map((picture) => (
          <StoryPicture
            key={picture.key}
            path={picture.path ?? ''}
            isShown={picture.key === key}
            onSettled={() => setSettled((all) => [...all, picture.key])}
          />
        ))}
        <StoryHalves onStep={stepWithHaptic} onHold={setHeld} />
        <div className={styles.head}>
          <StoryBars
            key={key}
            count={story.items.length}
            index={index}
            durationMs={item.durationMs}
            isRunning={isRunning}
          />
          <p className={styles.name} aria-hidden="true">
            <bdi lang={langOf(story.title)}>{showText(story.title)}</bdi>
          </p>
        </div>
        <div className={styles.foot}>
          <div aria-live="polite">
            {texts[0] && (
              <p className={styles.title}>
                <bdi lang={langOf(item.title)}>{texts[0]}</bdi>
              </p>
            )}
            {texts[1] && (
              <p className={styles.text}>
                <bdi lang={langOf(item.text)}>{texts[1]}</bdi>
              </p>
            )}
          </div>
          {link && <StoryLink onPress={() => followContentLink(link)} onRead={setRead} />}
        </div>
      </div>
    </SheetPage>
  );
}

/** The next item's picture, preloaded while this one is shown. */
function nextPicture(list: readonly Story[], at: StoryPlace) {
  const place = stepFrom(list, at, 1);
  const story = list.find(({ id }) => id === place?.storyId);
  const item = place && story?.items[place.index];
  return story && item ? [{ key: seenKey(story, item), path: item.image }] : [];
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the page is hidden by another tab or the screen is off. */
const useIsPageHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden);

/**
 * Arrow keys step in reading direction, also right-to-left; space pauses and resumes. A focused
 * button keeps its own space key.
 */
function useStoryKeys(isOn: boolean, onStep: (step: 1 | -1) => void, onPause: () => void): void {
  const latest = useRef({ onStep, onPause });
  useLayoutEffect(() => {
    latest.current = { onStep, onPause };
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === ' ') {
        const button = event.target instanceof Element ? event.target.closest('button, a') : null;
        if (button && !button.hasAttribute('data-story-half')) return;
        event.preventDefault();
        if (!event.repeat) latest.current.onPause();
        return;
      }
      const isLeft = event.key === 'ArrowLeft';
      if (!isLeft && event.key !== 'ArrowRight') return;
      event.preventDefault();
      const isBack = isLeft === (document.documentElement.dir !== 'rtl');
      latest.current.onStep(isBack ? -1 : 1);
    };
    // Before the keys that scroll a sheet (ui/pageKeys), of which space is one.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [isOn]);
}

/**
 * Calls `onEnd` once the item `key` has been shown for `durationMs` in total: the timer pauses
 * while `isRunning` is false, and restarts with another key.
 */
function useStoryTime(
  key: string,
  durationMs: number,
  isRunning: boolean,
  onEnd: () => void,
): void {
  const shown = useRef({ key, watch: atZero });
  const latest = useRef(onEnd);
  useLayoutEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (shown.current.key !== key) shown.current = { key, watch: atZero };
    if (!isRunning) return;
    const one = shown.current;
    one.watch = started(one.watch, performance.now());
    const left = leftOf(one.watch, durationMs, performance.now());
    const timer = setTimeout(() => latest.current(), left);
    return () => {
      clearTimeout(timer);
      one.watch = stopped(one.watch, performance.now());
    };
  }, [key, durationMs, isRunning]);
}

type StoryBarsProps = { count: number; index: number; durationMs: number; isRunning: boolean };

/** Progress of the story: one bar per item, the current one filling up. */
function StoryBars({ count, index, durationMs, isRunning }: StoryBarsProps) {
  const slots = Array.from({ length: count }, (_, slot) => slot);
  return (
    <div
      className={styles.bars}
      role="progressbar"
      aria-label={`${index + 1} / ${count}`}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={index + 1}
    >
      {slots.map((slot) => (
        <span key={slot} className={styles.bar}>
          {slot < index && <i className={styles.full} />}
          {slot === index && (
            <i
              className={styles.filling}
              style={{
                animationDuration: `${durationMs}ms`,
                animationPlayState: isRunning ? 'running' : 'paused',
              }}
            />
          )}
        </span>
      ))}
    </div>
  );
}
