import type { Choice } from '../../domain/basket/cart';
import type { Money } from '../../domain/basket/pricing';
import { byPriority } from '../../domain/catalog/catalog';
import { countOfOption, toggleChoice } from '../../domain/catalog/chooseOptions';
import { langOf, showMoney, showText } from '../../i18n/show';
import { RadioTile } from '../../ui/RadioTile';
import styles from './OptionSegments.module.css';
import type { OptionsProps } from './optionsView';

type Props = Omit<OptionsProps, 'isFull'> & {
  /** of one piece with this option alone */
  priceWith: (choice: Choice) => Money;
};

/** Sizes side by side, each with its own price; what is chosen beside it is in the button's sum. */
export function OptionSegments({ group, choices, name, priceWith, onChoose }: Props) {
  return (
    <div className={styles.segments}>
      {byPriority(group.modifications).map((option) => {
        const then = toggleChoice(group, choices, option.id);
        return (
          <RadioTile
            key={option.id}
            name={name}
            label={showText(option.name)}
            lang={langOf(option.name)}
            detail={showMoney(
              priceWith({ modificationId: option.id, groupId: group.id, count: 1 }),
            )}
            isChosen={countOfOption(group, choices, option.id) > 0}
            onChoose={() => onChoose(then)}
            className={styles.segment}
          />
        );
      })}
    </div>
  );
}
