import { useContext, useEffect, useRef } from 'react';
import { pictureSet } from '../../domain/content/image';
import { PictureBaseContext } from '../../ui/pictureBase';
import styles from './StoryPicture.module.css';

type Props = {
  path: string;
  /** false: it is only fetched, for the moment when it is its turn */
  isShown: boolean;
  /** it is there, or will never be */
  onSettled: () => void;
};

const size = { width: 480, height: 854, quality: 82 };
const densities = [1, 2];

/** An item's picture, over the whole stage; the item's own words say what it is about. */
export function StoryPicture({ path, isShown, onSettled }: Props) {
  const base = useContext(PictureBaseContext);
  const set = pictureSet(base, path, size, densities);
  const isFetched = set !== null;
  const settle = useRef(onSettled);
  // A picture of a kind that is never fetched is not waited for.
  useEffect(() => {
    if (!isFetched) settle.current();
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
