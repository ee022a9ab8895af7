import { useSnapshot } from 'valtio';
import { t } from '../i18n/t';
import * as toasts from '../stores/toasts';
import { Toasts } from '../ui/Toasts';
import { Offline } from './Offline';
import { Questions } from './Questions';

/** What hovers over home and sheets: notices, questions, and that the device is off line. */
export function Overlays() {
  const { list } = useSnapshot(toasts.state);
  return (
    <>
      <Offline />
      <Toasts list={list} onDismiss={toasts.dismiss} label={t('common.notices')} />
      <Questions />
    </>
  );
}
