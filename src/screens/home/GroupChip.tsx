import type { CSSProperties } from 'react';
import { readableText } from '../../domain/brand/contrast';
import type { Group } from '../../domain/catalog/catalog';
import { langOf, showText } from '../../i18n/show';
import { Picture } from '../../ui/Picture';
import styles from './GroupChip.module.css';

type Props = { group: Group; anchor: string; onChoose: () => void };

/**
 * A group in the row of categories, before its first one: in the merchant's colour, with a readable
 * text colour. In the dark the colour is mixed with the ground, so that it does not outshine the
 * dishes.
 */
export function GroupChip({ group, anchor, onChoose }: Props) {
  const { image, icon, bgColor, iconBgColor } = group;
  return (
    <a
      className={styles.chip}
      href={`#${anchor}`}
      style={bgColor ? groundOf(bgColor) : undefined}
      data-lead=""
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {(icon ?? image) && (
        <span
          className={styles.picture}
          style={iconBgColor ? { background: iconBgColor } : undefined}
        >
          <Picture path={icon ?? image} alt="" width={32} radius="round" priority />
        </span>
      )}
      <span className={styles.name} lang={langOf(group.name)}>
        {showText(group.name)}
      </span>
    </a>
  );
}

const groundOf = (color: string) =>
  ({ '--ground': color, '--on-ground': readableText(color) }) as CSSProperties;
