import { type ReactNode, type Ref, useId } from 'react';

import type { Money } from '../../domain/basket/pricing';
import {
  byPriority,
  type Modification,
  type ModificationGroup,
} from '../../domain/catalog/catalog';
import {
  countOfOption,
  hasTellingPictures,
  isSizes,
  toggleChoice,
} from '../../domain/catalog/chooseOptions';
import type { Choice, GroupCheck } from '../../domain/catalog/options';
import type { MerchantSettings } from '../../domain/merchant';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Badge } from '../../ui/Badge';
import { blocksOf } from '../../ui/blocksOf';
import { RadioTile } from '../../ui/ChoiceRow';
import covering from '../../ui/ChoiceRow.module.css';
import { Icon } from '../../ui/Icon';
import { LongList } from '../../ui/LongList';
import { Picture } from '../../ui/Picture';
import styles from './OptionGroup.module.css';
import {
  mannerOf,
  OptionRows,
  OptionStepper,
  type OptionsProps,
  priceOfOption,
} from './OptionRows';
import { ruleText } from './ruleText';

type Props = {
  group: ModificationGroup;
  check: GroupCheck;
  /** of the whole product */
  choices: readonly Choice[];
  view: MerchantSettings['modificationView'];
  /** highlighted because the user tried to continue without completing it */
  isPointedAt: boolean;
  /** of one piece with this option alone */
  priceWith: (choice: Choice) => Money;
  onChoose: (choices: readonly Choice[]) => void;
  ref: Ref<HTMLFieldSetElement>;
};

/** A group of options: its rule and its choices. */
export function OptionGroup({ group, check, choices, view, isPointedAt, ...rest }: Props) {
  const { priceWith, onChoose, ref } = rest;
  const id = useId();
  const isFull = check.max !== null && check.chosen >= check.max;
  const pendingTone = isPointedAt ? 'danger' : 'neutral';
  const tone = check.verdict === 'ok' ? 'good' : pendingTone;
  const hasTiles = view === 'FULL_IMAGE' && hasTellingPictures(group);
  const Options = hasTiles ? OptionTiles : OptionRows;
  return (
    <fieldset
      ref={ref}
      className={styles.group}
      data-pointed={isPointedAt || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-rule ${id}-required`}
    >
      <div className={styles.head}>
        <div className={styles.heading}>
          <h3 id={`${id}-title`} className={styles.title} dir="auto" lang={langOf(group.name)}>
            {showText(group.name)}
          </h3>
          <p id={`${id}-rule`} className={styles.rule} role={isPointedAt ? 'alert' : undefined}>
            {ruleText(group)}
          </p>
        </div>
        {check.min > 0 && (
          <span id={`${id}-required`}>
            <Badge tone={tone}>{t('product.required')}</Badge>
          </span>
        )}
      </div>
      <div className={styles.card}>
        {isSizes(group) ? (
          <OptionSegments
            group={group}
            choices={choices}
            name={id}
            priceWith={priceWith}
            onChoose={onChoose}
          />
        ) : (
          <Options group={group} choices={choices} isFull={isFull} name={id} onChoose={onChoose} />
        )}
      </div>
    </fieldset>
  );
}

type OptionSegmentsProps = Omit<OptionsProps, 'isFull'> & {
  /** of one piece with this option alone */
  priceWith: (choice: Choice) => Money;
};

/** Sizes side by side, each with its own price; what is chosen beside it is in the button's sum. */
function OptionSegments({ group, choices, name, priceWith, onChoose }: OptionSegmentsProps) {
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

/** More tiles than this are mounted in blocks of so many; whole rows of two, three or four. */
const maxTiles = 24;

/** The options as pictures with names (§3, modification view FULL_IMAGE). */
function OptionTiles({ group, choices, isFull, name, onChoose }: OptionsProps) {
  const manner = mannerOf(group);
  // An optional single choice is a check box, as a radio button cannot be deselected.
  const isRadio = manner === 'one' && group.min > 0;
  const tilesOf = (options: readonly Modification[]) => (
    <div key={options[0]?.id} className={manner === 'counted' ? styles.counted : styles.tiles}>
      {options.map((option) => {
        const count = countOfOption(group, choices, option.id);
        if (manner === 'counted') {
          return (
            <OptionTile key={option.id} option={option} isChosen={count > 0}>
              <OptionStepper
                group={group}
                option={option}
                choices={choices}
                isFull={isFull}
                onChoose={onChoose}
              />
            </OptionTile>
          );
        }
        return (
          <OptionTile
            key={option.id}
            option={option}
            isChosen={count > 0}
            input={{
              type: isRadio ? 'radio' : 'checkbox',
              name,
              isDisabled: manner === 'some' && isFull && count === 0,
              onChange: () => onChoose(toggleChoice(group, choices, option.id)),
            }}
          />
        );
      })}
    </div>
  );
  return (
    <LongList items={blocksOf(byPriority(group.modifications), maxTiles)} fewest={2}>
      {tilesOf}
    </LongList>
  );
}

type OptionTileProps = {
  option: Modification;
  isChosen: boolean;
  /** omitted if `children` has its own control */
  input?: {
    type: 'radio' | 'checkbox';
    name: string;
    isDisabled: boolean;
    onChange: () => void;
  };
  children?: ReactNode;
};

/** An option as a picture with its name; the whole tile can be tapped. */
function OptionTile({ option, isChosen, input, children }: OptionTileProps) {
  const Frame = input ? 'label' : 'div';
  const price = priceOfOption(option);
  return (
    <Frame
      className={styles.tile}
      data-chosen={isChosen || undefined}
      data-disabled={input?.isDisabled || undefined}
    >
      {input && (
        <input
          className={covering.input}
          type={input.type}
          name={input.name}
          checked={isChosen}
          disabled={input.isDisabled}
          onChange={input.onChange}
        />
      )}
      <span className={styles.picture}>
        <Picture path={option.image} alt="" width={140} radius="s" />
        {input && (
          <span className={styles.mark}>
            <Icon name="check" size={16} />
          </span>
        )}
      </span>
      <bdi className={styles.name} lang={langOf(option.name)}>
        {showText(option.name)}
      </bdi>
      {price && <bdi className={styles.price}>{price}</bdi>}
      {children && <span className={styles.control}>{children}</span>}
    </Frame>
  );
}
