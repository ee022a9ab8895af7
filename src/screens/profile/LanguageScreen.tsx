import { useLayoutEffect, useState } from 'react';
import { type Language, langTag } from '../../domain/text/language';
import { changeLanguage } from '../../flows/start/changeLanguage';
import { languageNames } from '../../i18n/languageNames';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useSheetId } from '../../navigation/useSheetParam';
import { Choices, RadioRow } from '../../ui/ChoiceRow';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { useLanguages } from './useLanguages';

/** The merchant's languages, each in its own name; a choice applies at once and closes the sheet. */
export function LanguageScreen() {
  const { active, current } = useLanguages();
  const sheet = useSheetId();
  // Another language mounts everything again: the focus stays on the choice.
  const [isChosenHere] = useState(() => document.activeElement?.matches('[name=language]'));
  useLayoutEffect(() => {
    if (isChosenHere) document.querySelector<HTMLElement>('[name=language]:checked')?.focus();
  }, [isChosenHere]);
  const choose = async (language: Language) => {
    if (await changeLanguage(language)) closeSheet(sheet);
  };
  return (
    <SheetPage title={t('profile.language')} size="content">
      <Section>
        <Choices label={t('profile.language')}>
          {active.map((language) => (
            <RadioRow
              key={language}
              name="language"
              label={languageNames[language]}
              lang={langTag(language)}
              isChosen={language === current}
              onChoose={() => void choose(language)}
              onPick={language === current ? () => closeSheet(sheet) : undefined}
              isActing
            />
          ))}
        </Choices>
      </Section>
    </SheetPage>
  );
}
