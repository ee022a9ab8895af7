import { type PointerEvent, useContext, useEffect, useRef } from 'react';
import { pictureSet } from '../../domain/content/image';
import { t } from '../../i18n/t';
import { Button } from '../../ui/Button';
import { PictureBaseContext } from '../../ui/Picture';
import styles from './StoryViewer.module.css';

type Props = {
  path: string;
  /** false: only preloaded */
  isShown: boolean;
  /** loaded, or failed */
  onSettled: () => void;
};

const size = { width: 480, height: 854, quality: 82 };
const densities = [1, 2];

/** An item's picture, full size; the item's own text describes it. */
export function StoryPicture({ path, isShown, onSettled }: Props) {
  const base = useContext(PictureBaseContext);
  const set = pictureSet(base, path, size, densities);
  const isFetched = set !== null;
  const initialOnSettled = useRef(onSettled);
  // A picture that is never requested fires no load event.
  useEffect(() => {
    if (!isFetched) initialOnSettled.current();
  }, [isFetched]);
  if (!set) return null;
  return (
    <img
      className={styles.picture}
      {...set}
      alt=""
      decoding="async"
      draggable={false}
      hidden={!isShown}
      onLoad={onSettled}
      onError={onSettled}
    />
  );
}

type StoryHalvesProps = { onStep: (step: 1 | -1) => void; onHold: (isHeld: boolean) => void };

/** A press longer than this, ms, holds the story: releasing it does not change the item. */
const holdMs = 300;

/** Tap areas of a story: the leading half goes back, the other forward; a long press holds. */
export function StoryHalves({ onStep, onHold }: StoryHalvesProps) {
  const downAt = useRef<number | null>(null);
  const handlePress = (event: PointerEvent) => {
    downAt.current = event.timeStamp;
    onHold(true);
  };
  const release = () => onHold(false);
  const press = (step: 1 | -1) => (event: { timeStamp: number; detail: number }) => {
    // A key press has no pointer event: the last pointerdown does not apply to it.
    const pressedMs =
      event.detail === 0 ? 0 : event.timeStamp - (downAt.current ?? event.timeStamp);
    if (pressedMs < holdMs) onStep(step);
  };
  const pointer = {
    onPointerDown: handlePress,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.half} ${styles.back}`}
        aria-label={t('stories.previous')}
        data-story-half=""
        {...pointer}
        onClick={press(-1)}
      />
      <button
        type="button"
        className={`${styles.half} ${styles.on}`}
        aria-label={t('stories.next')}
        data-story-half=""
        {...pointer}
        onClick={press(1)}
      />
    </>
  );
}

type StoryLinkProps = {
  onPress: () => void;
  /** whether the keyboard is on the link: its item stays until it has gone on */
  onRead: (isRead: boolean) => void;
};

/** Where an item leads to. It would vanish with the item from under the keyboard. */
export function StoryLink({ onPress, onRead }: StoryLinkProps) {
  const box = useRef<HTMLDivElement>(null);
  const initialOnRead = useRef(onRead);
  // React's own handlers miss the focus that a closing sheet returns while React commits.
  useEffect(() => {
    const link = box.current;
    const { current: tell } = initialOnRead;
    const enter = () => tell(link?.querySelector(':focus-visible') != null);
    const leave = () => tell(false);
    link?.addEventListener('focusin', enter);
    link?.addEventListener('focusout', leave);
    return () => {
      link?.removeEventListener('focusin', enter);
      link?.removeEventListener('focusout', leave);
      // A control that is removed does not blur.
      leave();
    };
  }, []);
  return (
    <div ref={box} className={styles.action}>
      <Button kind="primary" isWide onPress={onPress}>
        {t('stories.open')}
      </Button>
    </div>
  );
}
