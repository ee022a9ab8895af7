import { readableText } from '../../domain/brand/contrast';
import type { Group } from '../../domain/catalog/catalog';
import { langOf, showText } from '../../i18n/show';
import { Picture } from '../../ui/Picture';
import styles from './GroupTile.module.css';

type Props = { group: Group; anchor: string; onChoose: () => void };

/** A group as a tile in the merchant's colour, with a readable text colour. */
export function GroupTile({ group, anchor, onChoose }: Props) {
  const { image, icon, bgColor, iconBgColor } = group;
  return (
    <a
      className={styles.tile}
      href={`#${anchor}`}
      style={groundOf(bgColor)}
      data-text={bgColor ? readableText(bgColor) : undefined}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <span className={styles.name} lang={langOf(group.name)}>
        {showText(group.name)}
      </span>
      {(icon ?? image) && (
        <span className={styles.picture} style={groundOf(iconBgColor)}>
          <Picture path={icon ?? image} alt="" width={44} radius="round" priority />
        </span>
      )}
    </a>
  );
}

const groundOf = (color: string | null) => (color ? { background: color } : undefined);
