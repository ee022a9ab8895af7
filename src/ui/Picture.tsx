import { useContext, useState } from 'react';
import { pictureSet } from '../domain/content/image';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import styles from './Picture.module.css';
import { PictureBaseContext } from './pictureBase';

type Props = {
  /** a path on the content host or an address; null shows the placeholder */
  path: string | null | undefined;
  /** '' for an ornament beside its own name */
  alt: string;
  /** the widest that it is shown, in CSS px */
  width: number;
  /** width / height; default 1 */
  ratio?: number | undefined;
  /** on the first screen: loaded at once and before others */
  priority?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  radius?: 'none' | 's' | 'm' | 'round' | undefined;
  /** stands where a picture is missing or has failed */
  icon?: IconName | undefined;
};

const densities = [1, 2, 3];
const quality = 82;

/** A picture through the proxy, at the size it is shown in; its place is kept while it loads. */
export function Picture({ path, alt, width, ratio = 1, priority, fit = 'cover', ...look }: Props) {
  const { radius = 'm', icon = 'bag' } = look;
  const base = useContext(PictureBaseContext);
  const height = width / ratio;
  const [failed, setFailed] = useState<string | null>(null);
  const set = pictureSet(base, path, { width, height, quality }, densities);
  const isMissing = set === null || set.src === failed;
  return (
    <span
      className={`${styles.frame} ${styles[radius]}`}
      style={{ aspectRatio: `${ratio}` }}
      {...(isMissing && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {isMissing ? (
        <span className={styles.missing}>
          <Icon name={icon} size={width < 80 ? 20 : 32} />
        </span>
      ) : (
        <img
          key={set.src}
          className={`${styles.picture} ${styles[fit]}`}
          {...set}
          alt={alt}
          width={Math.round(width)}
          height={Math.round(height)}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          ref={showWhenThere}
          onLoad={(event) => show(event.currentTarget)}
          onError={() => setFailed(set.src)}
        />
      )}
    </span>
  );
}

/** One that the browser still has tells of no load. */
function showWhenThere(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) show(image);
}

/** Past React: a home page would render once more for each of its pictures. */
function show(image: HTMLImageElement): void {
  image.dataset.shown = '';
}
