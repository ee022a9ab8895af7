import { lazy, Suspense } from 'react';
import { textsComplete } from '../../i18n/t';
import { BasketButton } from './BasketButton';

// Its name is in the second part of the dictionary.
const LanguageButton = lazy(async () => {
  const [{ LanguageButton }] = await Promise.all([import('./LanguageButton'), textsComplete()]);
  return { default: LanguageButton };
});

/** The header's buttons that few people see: the choice of a language, and the basket. */
export function HeaderButtons() {
  return (
    <>
      <Suspense>
        <LanguageButton />
      </Suspense>
      <BasketButton />
    </>
  );
}
