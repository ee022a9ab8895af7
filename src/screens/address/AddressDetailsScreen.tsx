import { useContext, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Address, addressLine, isTemporary } from '../../domain/addresses/address';
import { detailNames } from '../../domain/addresses/addressMatch';
import { withPlace } from '../../domain/addresses/addressPlace';
import * as limits from '../../domain/limits';
import { chooseAddress, saveAddress } from '../../flows/addresses/saveAddress';
import { haptic } from '../../flows/platform';
import { errorText } from '../../i18n/errorText';
import { isolate } from '../../i18n/phrases';
import { type TextKey, t } from '../../i18n/t';
import { closeSheet, closeSheets, replaceSheet } from '../../navigation/navigate';
import { paths, routes } from '../../navigation/paths';
import { useSheetId, useSheetParam } from '../../navigation/useSheetParam';
import * as addressDraft from '../../stores/addresses/addressDraft';
import * as draft from '../../stores/order/draft';
import { ProblemBanner } from '../../ui/Banner';
import { BottomButtonHostContext } from '../../ui/bottomButtonHost';
import { EmptyState } from '../../ui/EmptyState';
import { Field } from '../../ui/Field';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { ToggleChips } from '../../ui/ToggleChips';
import { AddressesFailed } from './AddressesScreen';
import styles from './AddressesScreen.module.css';
import { useAddresses, useUnplaced } from './useAddresses';

/**
 * Details of the location picked on the map or, with `?id=`, of a saved address; with
 * `?place=` of a saved address at that location.
 */
export function AddressDetailsScreen() {
  const id = useSheetParam('id');
  const unplaced = useUnplaced();
  const picked = useSnapshot(addressDraft.state).address;
  const { list, status } = useAddresses();
  const saved = list.find((one) => one.id === (id ?? picked?.id));
  const chosen = id === null ? picked : saved;
  const address = unplaced && picked ? withPlace(unplaced, picked) : chosen;
  if (address) {
    const isNew = isTemporary(address) && !saved && !unplaced;
    return <AddressForm key={address.id} address={address} isNew={isNew} isEdited={id !== null} />;
  }
  const known = id === null ? 'ready' : status;
  return (
    <SheetPage title={t('address.editTitle')} size="content">
      {known === 'loading' && <SkeletonRows count={3} />}
      {known === 'failed' && <AddressesFailed />}
      {known === 'ready' && (
        <EmptyState
          icon="pin"
          title={t('address.missing')}
          text={t('address.missingText')}
          action={{
            text: t('address.toMap'),
            onPress: () => replaceSheet(paths.addressDelivery),
            isPrimary: true,
          }}
        />
      )}
    </SheetPage>
  );
}

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
function AddressForm({ address, isNew, isEdited }: Props) {
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

type FormState = {
  /** the address with the form's values applied */
  filled: Address;
  change: (part: Partial<Pick<Address, 'name' | 'comment' | 'details'>>) => void;
  save: () => Promise<void>;
  isSaving: boolean;
  /** why saving failed; nothing typed is lost */
  failure: string | null;
};

/** Edits and saves an address. The values survive a reload and a return to the map. */
function useAddressForm(address: Address, isNew: boolean, isEdited: boolean): FormState {
  const sheet = useSheetId();
  const [filled, setFilled] = useState(() =>
    initialValues(address, isNew, isEdited ? sheet : null),
  );
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isLocked = useRef(false);

  const change: FormState['change'] = (part) => {
    const next = { ...filled, ...part };
    setFilled(next);
    addressDraft.fillIn(sheet, next);
  };

  const save = async () => {
    if (isLocked.current) return;
    isLocked.current = true;
    const pick = addressDraft.state.sheet;
    setSaving(true);
    setFailure(null);
    const error = await saveAddress(normalized(filled, isNew ? null : address), {
      keepChosen: isEdited,
    });
    if (error) {
      isLocked.current = false;
      setSaving(false);
      setFailure(errorText(error));
      haptic('failure');
      return;
    }
    // The answer may come when another address is being edited, or picked in a map opened since.
    const { form, sheet: picker } = addressDraft.state;
    const isOther = isEdited ? form && form.sheet !== sheet : picker !== null && picker !== pick;
    if (!isOther) addressDraft.finish();
    if (!isEdited && draft.state.address) chooseAddress(draft.state.address);
    // §4: the drawers close after 100 ms
    const close = () => (isEdited ? closeSheet(sheet) : closeSheets(drawers));
    if (isEdited || !isOther) setTimeout(close, limits.drawerCloseDelayMs);
  };

  return { filled, change, save, isSaving, failure };
}

/** All sheets that may be open between "where to?" and the details. */
const drawers = [
  routes.addressDetails,
  routes.addressSearch,
  routes.addressDelivery,
  routes.addressCreate,
  routes.chooseAddress,
];

/**
 * Initial values of the fields: what was typed before, else the address's own. §5: for a new
 * address the apartment defaults to the house number. Abandoned edits of a saved address are not
 * restored.
 */
function initialValues(address: Address, isNew: boolean, editedSheet: string | null): Address {
  const { form } = addressDraft.state;
  const isOwn = editedSheet === null || form?.sheet === editedSheet;
  if (form && isOwn && form.address.id === address.id) {
    const { name, comment, details } = form.address;
    return { ...address, name, comment, details };
  }
  const { details, houseNumber } = address;
  if (!isNew) return address;
  return { ...address, details: { ...details, office: details.office || houseNumber } };
}

/**
 * Trims what was typed; an address without a name is named after its street. What is as it was
 * `saved` stays so to the letter.
 */
function normalized(filled: Address, saved: Address | null): Address {
  const typed = (text: string, was: string | undefined) => (text === was ? text : text.trim());
  const { name, comment, details } = filled;
  const trimmed = detailNames.map((each) => [each, typed(details[each], saved?.details[each])]);
  return {
    ...filled,
    name: name === saved?.name ? name : name.trim() || addressLine(filled),
    comment: typed(comment, saved?.comment),
    details: Object.fromEntries(trimmed) as Address['details'],
  };
}
