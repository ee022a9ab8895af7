import { useEffect, useRef } from 'react';
import { t } from '../../i18n/t';
import { Button } from '../../ui/Button';
import styles from './StoryViewer.module.css';

type Props = {
  onPress: () => void;
  /** whether the keyboard is on the link: its item stays until it has gone on */
  onRead: (isRead: boolean) => void;
};

/** Where an item leads to. It would vanish with the item from under the keyboard. */
export function StoryLink({ onPress, onRead }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const initialOnRead = useRef(onRead);
  // React's own handlers miss the focus that a closing sheet returns while React commits.
  useEffect(() => {
    const link = box.current;
    const { current: tell } = initialOnRead;
    const enter = () => tell(link?.querySelector(':focus-visible') != null);
    const leave = () => tell(false);
    link?.addEventListener('focusin', enter);
    link?.addEventListener('focusout', leave);
    return () => {
      link?.removeEventListener('focusin', enter);
      link?.removeEventListener('focusout', leave);
      // A control that is removed does not blur.
      leave();
    };
  }, []);
  return (
    <div ref={box} className={styles.action}>
      <Button kind="primary" isWide onPress={onPress}>
        {t('stories.open')}
      </Button>
    </div>
  );
}
