import { langTag } from '../../domain/text/language';
import { changeLanguage } from '../../flows/start/changeLanguage';
import { t } from '../../i18n/t';
import { RadioRow } from '../../ui/RadioRow';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { languageNames } from './languageNames';
import { useLanguages } from './useLanguages';

/** The merchant's languages, each in its own name; a choice applies at once. */
export function LanguageScreen() {
  const { active, current } = useLanguages();
  return (
    <SheetPage title={t('profile.language')} size="content">
      <Section>
        {active.map((language) => (
          <RadioRow
            key={language}
            name="language"
            label={languageNames[language]}
            lang={langTag(language)}
            isChosen={language === current}
            onChoose={() => void changeLanguage(language)}
          />
        ))}
      </Section>
    </SheetPage>
  );
}
