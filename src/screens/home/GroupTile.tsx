import type { Group } from '../../domain/catalog';
import { isHexColor, readableText } from '../../domain/contrast';
import { showText } from '../../i18n/show';
import { Picture } from '../../ui/Picture';
import styles from './GroupTile.module.css';

type Props = { group: Group; anchor: string; onChoose: () => void };

/** A group on the ground that the merchant chose for it, with text that can be read on it. */
export function GroupTile({ group, anchor, onChoose }: Props) {
  const { image, icon, bgColor } = group;
  const ground = bgColor && isHexColor(bgColor) ? bgColor : null;
  return (
    <a
      className={styles.tile}
      href={`#${anchor}`}
      style={ground ? { background: ground } : undefined}
      data-text={ground ? readableText(ground) : undefined}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <span className={styles.name}>{showText(group.name)}</span>
      {(icon ?? image) && (
        <span className={styles.picture}>
          <Picture path={icon ?? image} alt="" width={48} radius="round" priority />
        </span>
      )}
    </a>
  );
}
