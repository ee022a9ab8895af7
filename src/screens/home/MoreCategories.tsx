import { useSnapshot } from 'valtio';
import { limits } from '../../domain/limits';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as catalog from '../../stores/catalog/catalog';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';

/** After the last section of a shop with more categories than home shows: the way to all of them. */
export function MoreCategories() {
  const { categories } = useSnapshot(catalog.state).catalog;
  if (categories.length <= limits.homeCategories) return null;
  return (
    <Section>
      <Row
        icon="list"
        label={t('home.allCategories')}
        hasChevron
        onPress={() => openSheet(paths.category())}
      />
    </Section>
  );
}
