import type { ReactNode } from 'react';
import type { Modification } from '../../domain/catalog/catalog';
import { langOf, showText } from '../../i18n/show';
import covering from '../../ui/CoveringInput.module.css';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import styles from './OptionTile.module.css';
import { priceOfOption } from './optionsView';

type Props = {
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
export function OptionTile({ option, isChosen, input, children }: Props) {
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
