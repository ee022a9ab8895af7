import { useRef, useState } from 'react';
import { type Address, addressLine } from '../../domain/addresses/address';
import { detailNames } from '../../domain/addresses/addressMatch';
import * as limits from '../../domain/limits';
import { chooseAddress, saveAddress } from '../../flows/addresses/saveAddress';
import { haptic } from '../../flows/platform';
import { errorText } from '../../i18n/errorText';
import { closeSheet, closeSheets } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import { useSheetId } from '../../navigation/useSheetParam';
import * as addressDraft from '../../stores/addresses/addressDraft';
import * as draft from '../../stores/order/draft';

type AddressForm = {
  /** the address with the form's values applied */
  filled: Address;
  change: (part: Partial<Pick<Address, 'name' | 'comment' | 'details'>>) => void;
  save: () => Promise<void>;
  isSaving: boolean;
  /** why saving failed; nothing typed is lost */
  failure: string | null;
};

/** Edits and saves an address. The values survive a reload and a return to the map. */
export function useAddressForm(address: Address, isNew: boolean, isEdited: boolean): AddressForm {
  const sheet = useSheetId();
  const [filled, setFilled] = useState(() =>
    initialValues(address, isNew, isEdited ? sheet : null),
  );
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isLocked = useRef(false);

  const change: AddressForm['change'] = (part) => {
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
