import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import * as cardCode from '../../stores/cards/cardCode';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { CardCode } from './CardCode';
import { CardGate } from './CardGate';
import { toForm } from './toForm';

/** Confirms a new card by code (`/profile/cards/confirm`). */
export function CardCodeScreen() {
  const { pending } = useSnapshot(cardCode.state);
  const title = t('login.codeTitle');
  return (
    <CardGate title={title}>
      {pending ? (
        <CardCode pending={pending} />
      ) : (
        <SheetPage title={title} size="content">
          <EmptyState
            icon="card"
            title={t('cards.noCode')}
            action={{ text: t('cards.add'), onPress: toForm }}
          />
        </SheetPage>
      )}
    </CardGate>
  );
}
