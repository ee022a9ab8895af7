import { BasketButton } from './BasketButton';
import { LanguageButton } from './LanguageButton';

/** The header's buttons that few people see: the choice of a language, and the basket. */
export function HeaderButtons() {
  return (
    <>
      <LanguageButton />
      <BasketButton />
    </>
  );
}
