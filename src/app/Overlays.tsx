import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../i18n/t';
import * as merchant from '../stores/merchant';
import * as toasts from '../stores/toasts';
import { Toasts } from '../ui/Toasts';
import { optionally } from './lazily';
import { Offline } from './Offline';
import { Questions } from './Questions';
import { useTabFace } from './useTabFace';

// Without it the shop sells all the same.
const Hearts = optionally(() => import('./Hearts'), 'Hearts');

/** What hovers over home and sheets: notices, questions, and that the device is off line. */
export function Overlays() {
  useTabFace();
  const { list } = useSnapshot(toasts.state);
  const { favouriteActive } = useSnapshot(merchant.state).settings.flags;
  return (
    <>
      <Offline />
      <Toasts list={list} onDismiss={toasts.dismiss} label={t('common.notices')} />
      <Questions />
      {favouriteActive && (
        <Suspense>
          <Hearts />
        </Suspense>
      )}
    </>
  );
}
