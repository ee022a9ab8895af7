import { useLayoutEffect, useState } from 'react';
import { langTag } from '../../domain/text/language';
import { changeLanguage } from '../../flows/start/changeLanguage';
import { t } from '../../i18n/t';
import { Choices } from '../../ui/Choices';
import { RadioRow } from '../../ui/RadioRow';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { languageNames } from './languageNames';
import { useLanguages } from './useLanguages';

/** The merchant's languages, each in its own name; a choice applies at once. */
export function LanguageScreen() {
  const { active, current } = useLanguages();
  // Another language mounts everything again: the focus stays on the choice.
  const [isChosenHere] = useState(() => document.activeElement?.matches('[name=language]'));
  useLayoutEffect(() => {
    if (isChosenHere) document.querySelector<HTMLElement>('[name=language]:checked')?.focus();
  }, [isChosenHere]);
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
              onChoose={() => void changeLanguage(language)}
              isActing
            />
          ))}
        </Choices>
      </Section>
    </SheetPage>
  );
}
