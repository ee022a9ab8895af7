import type { Choice } from '../../domain/basket/cart';
import type { Money } from '../../domain/basket/pricing';
import { byPriority } from '../../domain/catalog/catalog';
import { toggleChoice } from '../../domain/catalog/chooseOptions';
import { langOf, showMoney, showText } from '../../i18n/show';
import styles from './OptionSegments.module.css';
import { countOfOption, type OptionsProps } from './optionsView';

type Props = Omit<OptionsProps, 'isFull'> & {
  /** of one piece with these choices */
  priceWith: (choices: readonly Choice[]) => Money;
};

/** Sizes side by side, each with the price that the product then has. */
export function OptionSegments({ group, choices, name, priceWith, onChoose }: Props) {
  return (
    <div className={styles.segments}>
      {byPriority(group.modifications).map((option) => {
        const isChosen = countOfOption(choices, option.id) > 0;
        const then = toggleChoice(group, choices, option.id);
        return (
          <label key={option.id} className={styles.segment}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={isChosen}
              onChange={() => onChoose(then)}
            />
            <span className={styles.face}>
              <bdi lang={langOf(option.name)}>{showText(option.name)}</bdi>{' '}
              <bdi className={styles.price}>{showMoney(priceWith(then))}</bdi>
            </span>
          </label>
        );
      })}
    </div>
  );
}
