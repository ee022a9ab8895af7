import type { ReactNode } from 'react';
import { BottomAction } from './BottomAction';
import { IconButton } from './Button';
import type { MainActionSpec } from './bottomButtonHost';
import { useLayer } from './layer';
import { usePageTitle } from './pageTitle';
import styles from './SheetPage.module.css';
import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  title: string;
  /** the title's language, if not the page's */
  lang?: string | undefined;
  /** a small control beside the close button */
  aside?: ReactNode | undefined;
  action?: MainActionSpec | undefined;
  secondary?: MainActionSpec | undefined;
  /** a control beside the action, e.g. a count */
  besideAction?: ReactNode | undefined;
  /**
   * plain: the content's background, for products, for free times, and for how an order went.
   * grouped: the background of sections, for all the rest: rows, fields and what is empty. dark:
   * under pictures that fill the screen, in every theme. white: for a code that a scanner reads, in
   * every theme. Default: grouped.
   */
  surface?: 'plain' | 'grouped' | 'dark' | 'white' | undefined;
  /**
   * full: a sheet of maximum height. content: as tall as its content. screen: covers the whole
   * screen, including the gap that a sheet leaves at the top. Default: full.
   */
  size?: 'full' | 'content' | 'screen' | undefined;
  /** none: the content reaches the edges (a picture, a map). Default: sides. */
  padding?: 'sides' | 'none' | undefined;
  /** for screen readers only: the content shows its own large title */
  isTitleHidden?: boolean | undefined;
  /** a hidden title appears on a bar: the content's own has scrolled away */
  isTitleBack?: boolean | undefined;
  /** screen readers say the title when it changes */
  isTitleLive?: boolean | undefined;
  /** a placeholder title: the screen is loading */
  isTitleFaint?: boolean | undefined;
  children: ReactNode;
};

const heights = { full: styles.full, content: '', screen: `${styles.full} ${styles.screen}` };

/** The layout of a screen in a sheet: header with title and close button, content, action. */
export function SheetPage({
  title,
  lang,
  aside,
  action,
  secondary,
  besideAction,
  surface = 'grouped',
  size = 'full',
  padding = 'sides',
  isTitleHidden,
  isTitleBack,
  isTitleLive,
  isTitleFaint,
  children,
}: Props) {
  const { titleId, close, closeLabel } = useLayer();
  usePageTitle(isTitleFaint ? null : title);
  return (
    <div
      className={`${styles.page} ${styles[surface]} ${heights[size]}`}
      data-screen={size === 'screen' ? '' : undefined}
    >
      {close && <span className={styles.handle} />}
      <header
        className={isTitleHidden ? styles.floating : styles.header}
        data-back={isTitleBack ? '' : undefined}
      >
        <h2
          id={titleId}
          className={isTitleFaint ? styles.faint : styles.title}
          dir="auto"
          lang={lang}
          aria-live={isTitleLive ? 'polite' : undefined}
        >
          {isTitleHidden && !isTitleBack ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h2>
        {aside}
        {close && <IconButton icon="close" label={closeLabel} isRound onPress={close} />}
      </header>
      <div className={`${styles.body} ${styles[padding]}`}>{children}</div>
      {action && <BottomAction main={action} secondary={secondary} beside={besideAction} />}
    </div>
  );
}
