import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { SheetPage } from '../../ui/SheetPage';
import { CardGate } from './CardGate';
import { CardList } from './CardList';

/** The user's payment cards (`/profile/cards`). */
export function CardsScreen() {
  const title = t('cards.title');
  return (
    <CardGate title={title}>
      <SheetPage
        title={title}
        action={{ text: t('cards.add'), onPress: () => openSheet(paths.cardCreate) }}
      >
        <CardList />
      </SheetPage>
    </CardGate>
  );
}
