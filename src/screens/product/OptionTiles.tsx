import { byPriority, type Modification } from '../../domain/catalog/catalog';
import { countOfOption, toggleChoice } from '../../domain/catalog/chooseOptions';
import { blocksOf } from '../../ui/blocksOf';
import { LongList } from '../../ui/LongList';
import { OptionStepper } from './OptionStepper';
import { OptionTile } from './OptionTile';
import styles from './OptionTiles.module.css';
import { mannerOf, type OptionsProps } from './optionsView';

/** More tiles than this are mounted in blocks of so many; whole rows of two, three or four. */
const maxTiles = 24;

/** The options as pictures with names (§3, modification view FULL_IMAGE). */
export function OptionTiles({ group, choices, isFull, name, onChoose }: OptionsProps) {
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
