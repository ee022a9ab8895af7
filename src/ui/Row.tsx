import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Anchor } from './Anchor';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import styles from './Row.module.css';

type Props = {
  label: string;
  /** the label's language, if not the page's */
  lang?: string | undefined;
  /** an icon name, or an element 24 px wide */
  icon?: IconName | ReactElement | undefined;
  /** shows the icon on a tile of this colour, as in a settings list */
  tint?: Tint | undefined;
  /** second line */
  detail?: ReactNode | undefined;
  /** at the end of the line, e.g. the current setting or a count */
  value?: ReactNode | undefined;
  /** makes it a link with a chevron */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** the path of the sheet that `onPress` opens: closing it finds this row, even a new one */
  opens?: string | undefined;
  /** a chevron for a button that opens something */
  hasChevron?: boolean | undefined;
  /** action: an action, in the link colour */
  tone?: 'plain' | 'action' | 'destructive' | undefined;
  isDisabled?: boolean | undefined;
  /** a separate control at the end, e.g. a delete button */
  aside?: ReactNode | undefined;
};

/** One line of a section: a link with `href`, a button with `onPress`, else text. */
export function Row(props: Props) {
  const {
    label,
    icon,
    tint,
    detail,
    value,
    href,
    onPress,
    hasChevron = href !== undefined,
  } = props;
  const { tone = 'plain', isDisabled, aside, lang, opens } = props;
  const face = (
    <>
      {typeof icon === 'string' && tint && (
        <TintTile tint={tint} size="medium">
          <Icon name={icon} size={20} />
        </TintTile>
      )}
      {icon && !tint && (
        <span className={styles.icon}>
          {typeof icon === 'string' ? <Icon name={icon} /> : icon}
        </span>
      )}
      <RowText label={label} lang={lang} detail={detail} value={value} />
      {hasChevron && (
        <span className={styles.chevron}>
          <Icon name="next" size={20} />
        </span>
      )}
    </>
  );
  const className = `${styles.row} ${styles[tone]}`;
  const indent = tint ? styles.tinted : styles.iconed;
  return (
    <div className={icon ? `${styles.line} ${indent}` : styles.line}>
      {href !== undefined && (
        <Anchor className={className} href={href} onPress={onPress}>
          {face}
        </Anchor>
      )}
      {href === undefined && onPress && (
        <button
          type="button"
          className={className}
          disabled={isDisabled}
          data-opens={opens}
          data-stake={tone === 'destructive' ? 'costs' : undefined}
          onClick={onPress}
        >
          {face}
        </button>
      )}
      {href === undefined && !onPress && <div className={className}>{face}</div>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

export type Tint = 'red' | 'orange' | 'green' | 'blue' | 'violet' | 'grey';

type TintTileProps = {
  tint: Tint;
  size: 'medium' | 'big';
  /** an icon */
  children: ReactNode;
};

/** A coloured tile for quick recognition; decorative beside its name. */
export function TintTile({ tint, size, children }: TintTileProps) {
  return (
    <span className={`${styles.tile} ${styles[size]} ${styles[tint]}`} aria-hidden="true">
      {children}
    </span>
  );
}

type RowTextProps = {
  label: string;
  /** the label's language, if not the page's */
  lang?: string | undefined;
  /** second line; a string may have several, separated by newlines */
  detail?: ReactNode | undefined;
  /** at the end of the line, e.g. a price or the current setting */
  value?: ReactNode | undefined;
};

/** A row's text; `--label` and `--value` set its colours. */
export function RowText({ label, lang, detail, value }: RowTextProps) {
  return (
    <span className={styles.pair}>
      <span className={styles.text}>
        <span className={styles.label}>
          <bdi lang={lang}>{label}</bdi>
        </span>
        {detail && (
          <span className={styles.detail}>
            {typeof detail === 'string' ? detail.split('\n').map(isolated) : detail}
          </span>
        )}
      </span>
      {value !== undefined && <bdi className={styles.value}>{value}</bdi>}
    </span>
  );
}

/** An address keeps its own direction, whatever the direction of the page and of the other lines. */
const isolated = (line: string, index: number) => (
  <Fragment key={index}>
    {index > 0 && <span>{'\n'}</span>}
    <bdi>{line}</bdi>
  </Fragment>
);
