import { useContext, useState } from 'react';
import { pictureUrl } from '../domain/image';
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
  const [settled, setSettled] = useState<{ src: string; isShown: boolean } | null>(null);
  const at = (density: number) =>
    pictureUrl(base, path, { width: width * density, height: height * density, quality });
  const src = at(1);
  const state = settled?.src === src ? settled : null;
  const isMissing = src === null || state?.isShown === false;
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
          key={src}
          className={`${styles.picture} ${styles[fit]}`}
          data-shown={state?.isShown ? '' : undefined}
          src={src}
          srcSet={densities.map((density) => `${at(density)} ${density}x`).join(', ')}
          alt={alt}
          width={Math.round(width)}
          height={Math.round(height)}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) image.dataset.shown = '';
          }}
          onLoad={() => setSettled({ src, isShown: true })}
          onError={() => setSettled({ src, isShown: false })}
        />
      )}
    </span>
  );
}
