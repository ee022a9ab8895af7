import { createContext, useContext, useEffect, useState } from 'react';
import { pictureSet } from '../domain/content/image';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import styles from './Picture.module.css';

type Props = {
  /** a path on the content host or a URL; null shows the placeholder */
  path: string | null | undefined;
  /** '' if decorative */
  alt: string;
  /** maximum display width, CSS px */
  width: number;
  /** width / height; default 1 */
  ratio?: number | undefined;
  /** on the first screen: loaded eagerly with high priority */
  priority?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  radius?: 'none' | 's' | 'm' | 'round' | undefined;
  /** placeholder for a missing or failed picture */
  icon?: IconName | undefined;
  /** address of a smaller one, which is there already and stands for it while it loads */
  under?: string | undefined;
};

const densities = [1, 2, 3];
const quality = 82;

/** A picture through the image proxy, at its display size; its space is reserved while loading. */
export function Picture({ path, alt, width, ratio = 1, priority, fit = 'cover', ...look }: Props) {
  const { radius = 'm', icon = 'bag', under } = look;
  const base = useContext(PictureBaseContext);
  const height = width / ratio;
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (failed === null) return;
    const retry = () => setFailed(null);
    failedPictures.add(retry);
    return () => void failedPictures.delete(retry);
  }, [failed]);
  const set = pictureSet(base, path, { width, height, quality }, densities);
  const isMissing = set === null || set.src === failed;
  return (
    <span
      className={`${styles.frame} ${styles[radius]}`}
      style={{
        aspectRatio: `${ratio}`,
        ...(under && !isMissing && { background: `center / cover url(${JSON.stringify(under)})` }),
      }}
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
          ref={showIfComplete}
          onLoad={(event) => show(event.currentTarget)}
          onError={() => setFailed(set.src)}
        />
      )}
    </span>
  );
}

/** A cached picture fires no load event. */
function showIfComplete(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) show(image);
}

/** Outside React: otherwise home would re-render once per picture. */
function show(image: HTMLImageElement): void {
  image.dataset.shown = '';
}

/** Tries each picture again that has failed; `app/Sheets` calls them when somebody comes back. */
export const failedPictures = new Set<() => void>();

/** The image proxy's URL, before `/insecure/…`. */
export const PictureBaseContext = createContext('');
