import { useContext, useEffect, useRef } from 'react';
import { pictureSet } from '../../domain/content/image';
import { PictureBaseContext } from '../../ui/pictureBase';
import styles from './StoryPicture.module.css';

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
