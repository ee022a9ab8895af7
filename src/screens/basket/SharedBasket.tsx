import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { unpackBasket } from '../../domain/basket/sharedBasket';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as catalog from '../../stores/catalog/catalog';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { MenuFailed } from '../catalog/MenuFailed';
import { SharedLines } from './SharedLines';

/** Someone's basket from a link: reviewed at today's prices before it is added to one's own. */
export function SharedBasket({ packed }: { packed: string }) {
  const shared = useMemo(() => unpackBasket(packed), [packed]);
  const { status } = useSnapshot(catalog.state);
  if (!shared) {
    return (
      <SheetPage title={t('together.sharedTitle')}>
        <EmptyState
          icon="link"
          title={t('together.broken')}
          text={t('together.brokenText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      </SheetPage>
    );
  }
  const [name, ...others] = new Set(shared.map(({ from }) => from));
  const title =
    name && others.length === 0
      ? t('together.titleFrom', { name: isolate(name) })
      : t('together.sharedTitle');
  if (status === 'ready') return <SharedLines title={title} shared={shared} />;
  return (
    <SheetPage title={title}>
      {status === 'loading' ? <SkeletonRows count={shared.length} /> : <MenuFailed />}
    </SheetPage>
  );
}
