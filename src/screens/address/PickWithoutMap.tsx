import { addressLine } from '../../domain/addresses/address';
import { t } from '../../i18n/t';
import type * as addressDraft from '../../stores/addresses/addressDraft';
import { Banner } from '../../ui/Banner';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { SheetPage } from '../../ui/SheetPage';
import { PickedAddress } from './PickedAddress';
import { PlaceSearch } from './PlaceSearch';
import { pick } from './pinPlace';
import { useUnplaced } from './useUnplaced';

type Props = {
  picked: Pick<typeof addressDraft.state, 'address' | 'status'> & { isOutside: boolean };
  action: MainActionSpec;
  onRetry: () => void;
};

/** Address search as a fallback when the map cannot be shown. */
export function PickWithoutMap({ picked, action, onRetry }: Props) {
  const unplaced = useUnplaced();
  const isPicked = picked.status !== 'moving';
  return (
    <SheetPage title={t('address.pickTitle')} action={action}>
      <Banner
        tone="warning"
        title={t('address.mapFailed')}
        action={{ text: t('common.retry'), onPress: onRetry }}
        isLive
      >
        {t('address.mapFailedText')}
      </Banner>
      {isPicked && <PickedAddress {...picked} />}
      <PlaceSearch
        isQuiet={isPicked}
        onPick={pick}
        initial={unplaced ? addressLine(unplaced) : ''}
      />
    </SheetPage>
  );
}
