import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Row } from '../../ui/Row';
import { languageNames } from './languageNames';
import { useLanguages } from './useLanguages';

/** The current language, with a link to change it. */
export function LanguageRow() {
  const { current } = useLanguages();
  return (
    <Row
      icon="language"
      tint="violet"
      label={t('profile.language')}
      value={languageNames[current]}
      hasChevron
      opens={paths.language}
      onPress={() => openSheet(paths.language)}
    />
  );
}
