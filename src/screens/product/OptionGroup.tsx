import { type Ref, useId } from 'react';
import type { Choice } from '../../domain/basket/cart';
import type { Money } from '../../domain/basket/pricing';
import type { ModificationGroup } from '../../domain/catalog/catalog';
import { hasTellingPictures, isSizes } from '../../domain/catalog/chooseOptions';
import type { GroupCheck } from '../../domain/catalog/options';
import type { MerchantSettings } from '../../domain/merchant';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Badge } from '../../ui/Badge';
import styles from './OptionGroup.module.css';
import { OptionRows } from './OptionRows';
import { OptionSegments } from './OptionSegments';
import { OptionTiles } from './OptionTiles';
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
          <h3 id={`${id}-title`} className={styles.title} lang={langOf(group.name)}>
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
