import { useContext, useRef, useState } from 'react';
import { type Address, addressLine } from '../../domain/addresses/address';
import { detailNames } from '../../domain/addresses/detailNames';
import { isolate } from '../../i18n/isolate';
import { type TextKey, t } from '../../i18n/t';
import { BottomButtonHostContext } from '../../ui/bottomButtonHost';
import { Field } from '../../ui/Field';
import { ProblemBanner } from '../../ui/ProblemBanner';
import { SheetPage } from '../../ui/SheetPage';
import { ToggleChips } from '../../ui/ToggleChips';
import styles from './AddressForm.module.css';
import { useAddressForm } from './useAddressForm';

type Props = {
  address: Address;
  /** not saved yet */
  isNew: boolean;
  /** opened for editing from the list, not picked on the map */
  isEdited: boolean;
};

/**
 * Details and name of an address (§2, second drawer of the address picker): first what a courier
 * needs at the door, the name last.
 */
export function AddressForm({ address, isNew, isEdited }: Props) {
  const { filled, change, save, isSaving, failure } = useAddressForm(address, isNew, isEdited);
  // Kept in state: while the sheet closes, a saved address is no longer new.
  const [title] = useState<TextKey>(isNew ? 'address.newTitle' : 'address.editTitle');
  const hasNativeButton = useContext(BottomButtonHostContext) !== null;
  const form = useRef<HTMLDivElement>(null);
  const focusNextField = () => {
    const fields = form.current?.querySelectorAll<HTMLElement>('input, textarea') ?? [];
    const index = Array.from<Element>(fields).findIndex((field) => field.matches(':focus'));
    fields[index + 1]?.focus();
  };
  return (
    <SheetPage
      title={t(title)}
      size="content"
      action={{ text: t('common.save'), isBusy: isSaving, onPress: () => void save() }}
    >
      <div
        ref={form}
        className={hasNativeButton ? `${styles.form} ${styles.bare}` : styles.form}
        tabIndex={-1}
      >
        <ProblemBanner text={failure} />
        <div className={styles.details}>
          {detailNames.map((each) => (
            <Field
              key={each}
              label={t(`address.${each}`)}
              value={filled.details[each]}
              onChange={(text) => change({ details: { ...filled.details, [each]: text } })}
              enterKeyHint="next"
              onEnter={focusNextField}
            />
          ))}
        </div>
        {address.words && (
          <p className={styles.words}>{t('address.words', { words: isolate(address.words) })}</p>
        )}
        <Field
          label={t('address.comment')}
          value={filled.comment}
          onChange={(comment) => change({ comment })}
          placeholder={t('address.commentPlaceholder')}
          autoCapitalize="sentences"
          isMultiline
          maxLength={300}
        />
        <div className={styles.name}>
          <Field
            label={t('address.name')}
            value={filled.name}
            onChange={(name) => change({ name })}
            hint={addressLine(address)}
            placeholder={t('address.namePlaceholder')}
            autoCapitalize="sentences"
            enterKeyHint="done"
            onEnter={() => void save()}
          />
          <ToggleChips
            label={t('address.names')}
            isWrapped
            items={[t('address.home'), t('address.work')].map((label) => ({
              id: label,
              label,
              isOn: filled.name.trim() === label,
            }))}
            onToggle={(label) => change({ name: filled.name.trim() === label ? '' : label })}
          />
        </div>
      </div>
    </SheetPage>
  );
}
