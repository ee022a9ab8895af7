import type { Choice } from '../../domain/basket/cart';
import type { Modification, ModificationGroup } from '../../domain/catalog/catalog';
import { isSingle, mayRepeat } from '../../domain/catalog/chooseOptions';
import { showSigned } from '../../i18n/show';

/** Props shared by rows and tiles. */
export type OptionsProps = {
  group: ModificationGroup;
  /** of the whole product */
  choices: readonly Choice[];
  /** the group's maximum is reached */
  isFull: boolean;
  /** of the radio buttons */
  name: string;
  onChoose: (choices: readonly Choice[]) => void;
};

/** one: radio buttons. some: check boxes. counted: a stepper for each. */
type Manner = 'one' | 'some' | 'counted';

export function mannerOf(group: ModificationGroup): Manner {
  if (isSingle(group)) return 'one';
  return mayRepeat(group) ? 'counted' : 'some';
}

/** What an option adds to the price; undefined if nothing. */
export const priceOfOption = ({ price }: Modification): string | undefined =>
  price > 0 ? showSigned('+', price) : undefined;
