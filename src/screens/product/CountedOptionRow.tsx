import type { Choice } from '../../domain/basket/cart';
import type { Modification, ModificationGroup } from '../../domain/catalog/catalog';
import { langOf, showText } from '../../i18n/show';
import styles from './CountedOptionRow.module.css';
import { OptionStepper } from './OptionStepper';
import { priceOfOption } from './optionsView';

type Props = {
  group: ModificationGroup;
  option: Modification;
  choices: readonly Choice[];
  isFull: boolean;
  onChoose: (choices: readonly Choice[]) => void;
};

/** An option that can be taken several times. */
export function CountedOptionRow(props: Props) {
  const price = priceOfOption(props.option);
  return (
    <div className={styles.row}>
      <span className={styles.text}>
        <bdi lang={langOf(props.option.name)}>{showText(props.option.name)}</bdi>
        {price && <bdi className={styles.price}>{price}</bdi>}
      </span>
      <OptionStepper {...props} />
    </div>
  );
}
