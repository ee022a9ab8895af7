import type { Choice } from '../../domain/basket/cart';
import type { Modification, ModificationGroup } from '../../domain/catalog/catalog';
import { countOfOption, setChoiceCount } from '../../domain/catalog/chooseOptions';
import { namedAction } from '../../i18n/namedAction';
import { showText } from '../../i18n/show';
import { Stepper } from '../../ui/Stepper';

type Props = {
  group: ModificationGroup;
  option: Modification;
  choices: readonly Choice[];
  isFull: boolean;
  onChoose: (choices: readonly Choice[]) => void;
};

/** The count of one option, within the group's maximum. */
export function OptionStepper({ group, option, choices, isFull, onChoose }: Props) {
  const name = showText(option.name);
  const count = countOfOption(group, choices, option.id);
  const set = (next: number) => onChoose(setChoiceCount(group, choices, option.id, next));
  return (
    <Stepper
      count={count}
      label={name}
      labels={{
        add: namedAction('common.increase', name),
        less: namedAction('common.decrease', name),
        more: namedAction('common.increase', name),
      }}
      isAtLimit={isFull}
      tone="chosen"
      collapses
      onAdd={() => set(count + 1)}
      onRemove={() => set(count - 1)}
    />
  );
}
