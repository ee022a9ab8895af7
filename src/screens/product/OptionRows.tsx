import {
  byPriority,
  type Modification,
  type ModificationGroup,
} from '../../domain/catalog/catalog';
import {
  countOfOption,
  isSingle,
  setChoiceCount,
  toggleChoice,
} from '../../domain/catalog/chooseOptions';
import { type Choice, mayRepeat } from '../../domain/catalog/options';
import { showSigned } from '../../i18n/amountText';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { CheckRow, RadioRow } from '../../ui/ChoiceRow';
import { LongList } from '../../ui/LongList';
import { Stepper } from '../../ui/Stepper';
import styles from './OptionGroup.module.css';

/** The options as rows of names (§3, modification view NAME_ONLY). */
export function OptionRows({ group, choices, isFull, name, onChoose }: OptionsProps) {
  const manner = mannerOf(group);
  const options = byPriority(group.modifications);
  const isNoneChosen = options.every(({ id }) => countOfOption(group, choices, id) === 0);
  const toggle = (id: string) => onChoose(toggleChoice(group, choices, id));
  return (
    <LongList items={manner === 'one' && group.min <= 0 ? [null, ...options] : options}>
      {(option) => {
        if (option === null) {
          return (
            <RadioRow
              key=""
              name={name}
              label={t('product.noOption')}
              isChosen={isNoneChosen}
              onChoose={() => {
                const chosen = options.find(({ id }) => countOfOption(group, choices, id) > 0);
                if (chosen) toggle(chosen.id);
              }}
            />
          );
        }
        const { id } = option;
        const label = showText(option.name);
        const lang = langOf(option.name);
        const value = priceOfOption(option);
        const count = countOfOption(group, choices, id);
        if (manner === 'one') {
          return (
            <RadioRow
              key={id}
              name={name}
              label={label}
              lang={lang}
              value={value}
              isChosen={count > 0}
              onChoose={() => toggle(id)}
            />
          );
        }
        if (manner === 'some') {
          return (
            <CheckRow
              key={id}
              label={label}
              lang={lang}
              value={value}
              isChecked={count > 0}
              isDisabled={isFull && count === 0}
              onChange={() => toggle(id)}
            />
          );
        }
        return (
          <CountedOptionRow
            key={id}
            group={group}
            option={option}
            choices={choices}
            isFull={isFull}
            onChoose={onChoose}
          />
        );
      }}
    </LongList>
  );
}

type Props = Omit<OptionsProps, 'name'> & { option: Modification };

/** An option that can be taken several times. */
function CountedOptionRow(props: Props) {
  const price = priceOfOption(props.option);
  return (
    <div className={styles.row}>
      <span className={styles.text}>
        <bdi lang={langOf(props.option.name)}>{showText(props.option.name)}</bdi>
        {price && <bdi className={styles.countedOptionRowPrice}>{price}</bdi>}
      </span>
      <OptionStepper {...props} />
    </div>
  );
}

/** The count of one option, within the group's maximum. */
export function OptionStepper({ group, option, choices, isFull, onChoose }: Props) {
  const count = countOfOption(group, choices, option.id);
  const set = (next: number) => onChoose(setChoiceCount(group, choices, option.id, next));
  return (
    <Stepper
      count={count}
      label={showText(option.name)}
      isAtLimit={isFull}
      tone="chosen"
      collapses
      onAdd={() => set(count + 1)}
      onRemove={() => set(count - 1)}
    />
  );
}

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
