import { useContext, useEffect, useRef } from 'react';
import { pictureUrl } from '../../domain/image';
import { PictureBaseContext } from '../../ui/pictureBase';
import styles from './StoryPicture.module.css';

type Props = {
  path: string;
  /** false: it is only fetched, for the moment when it is its turn */
  isShown: boolean;
  /** it is there, or will never be */
  onSettled: () => void;
};

const size = { width: 480, height: 854 };
const densities = [1, 2];
const quality = 82;

/** An item's picture, over the whole stage; the item's own words say what it is about. */
export function StoryPicture({ path, isShown, onSettled }: Props) {
  const base = useContext(PictureBaseContext);
  const at = (density: number) =>
    pictureUrl(base, path, {
      width: size.width * density,
      height: size.height * density,
      quality,
    });
  const src = at(1);
  const settle = useRef(onSettled);
  // A picture of a kind that is never fetched is not waited for.
  useEffect(() => {
    if (src === null) settle.current();
  }, [src]);
  if (src === null) return null;
  return (
    <img
      className={styles.picture}
      src={src}
      srcSet={densities.map((density) => `${at(density)} ${density}x`).join(', ')}
      alt=""
      decoding="async"
      draggable={false}
      hidden={!isShown}
      onLoad={onSettled}
      onError={onSettled}
    />
  );
}
