import type { CSSProperties } from 'react';
import { readableText } from '../../domain/brand/contrast';
import type { Group } from '../../domain/catalog/catalog';
import { langOf, showText } from '../../i18n/show';
import { Picture } from '../../ui/Picture';
import styles from './GroupTile.module.css';

type Props = { group: Group; anchor: string; onChoose: () => void };

/**
 * A group as a tile in the merchant's colour, with a readable text colour. In the dark the colour is
 * mixed with the ground, so that tiles do not outshine the dishes.
 */
export function GroupTile({ group, anchor, onChoose }: Props) {
  const { image, icon, bgColor, iconBgColor } = group;
  return (
    <a
      className={styles.tile}
      href={`#${anchor}`}
      style={bgColor ? tileOf(bgColor) : undefined}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <span className={styles.name} lang={langOf(group.name)}>
        {showText(group.name)}
      </span>
      {(icon ?? image) && (
        <span
          className={styles.picture}
          style={iconBgColor ? { background: iconBgColor } : undefined}
        >
          <Picture path={icon ?? image} alt="" width={44} radius="round" priority />
        </span>
      )}
    </a>
  );
}

const tileOf = (color: string) =>
  ({ '--tile': color, '--on-tile': readableText(color) }) as CSSProperties;
