import { type ReactNode, useState } from 'react';
import { t } from '../../../src/i18n/t';
import { Button } from '../../../src/ui/Button';
import { Sheet } from '../../../src/ui/Sheet';
import { Toasts } from '../../../src/ui/Toasts';

/** A sheet, initially open, above an empty page; it can be reopened. */
export function InSheet({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  const [isThere, setThere] = useState(true);
  const open = () => {
    setThere(true);
    setOpen(true);
  };
  return (
    <>
      <Button onPress={open}>{t('stories.open')}</Button>
      {isThere && (
        <Sheet
          url="/"
          isOpen={isOpen}
          isTop
          isStill
          closeLabel={t('common.close')}
          onClose={() => setOpen(false)}
          onGone={() => setThere(false)}
        >
          {children}
        </Sheet>
      )}
      <Toasts list={[]} onDismiss={() => undefined} label={t('common.notices')} />
    </>
  );
}
