import type { ComponentProps, ReactNode } from 'react';
import { SheetPage } from '../../ui/SheetPage';
import { StateMark } from '../../ui/StateMark';
import styles from './PlacedSheet.module.css';

type Props = ComponentProps<typeof StateMark> &
  Pick<ComponentProps<typeof SheetPage>, 'action' | 'secondary'> & {
    title: string;
    text?: string | undefined;
    /** the sheet's title where it is another than the state's */
    sheetTitle?: string | undefined;
    children?: ReactNode;
  };

/**
 * The sheet after an order was placed: its state at large, and what to do next. As tall as the
 * checkout, which turns into it.
 */
export function PlacedSheet(props: Props) {
  const { tone, icon, title, text, sheetTitle = title, action, secondary, children } = props;
  return (
    <SheetPage
      title={sheetTitle}
      isTitleHidden
      surface="plain"
      action={action}
      secondary={secondary}
    >
      <div className={styles.state}>
        <StateMark tone={tone} icon={icon} key={tone} />
        <div className={styles.said} role="status">
          <p className={styles.title}>{title}</p>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </SheetPage>
  );
}
