import { useRef, useState } from 'react';
import { type Address, addressLine } from '../../domain/addresses/address';
import { limits } from '../../domain/limits';
import { chooseAddress, saveAddress } from '../../flows/addresses/saveAddress';
import { haptic } from '../../flows/platform';
import { errorText } from '../../i18n/errorText';
import { closeSheets } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import { useSheetId } from '../../navigation/useSheetId';
import * as addressDraft from '../../stores/addresses/addressDraft';
import * as draft from '../../stores/order/draft';

type AddressForm = {
  /** the address with what was typed into it */
  filled: Address;
  change: (part: Partial<Pick<Address, 'name' | 'comment' | 'details'>>) => void;
  save: () => Promise<void>;
  isSaving: boolean;
  /** why it was not saved; nothing that was typed is lost */
  failure: string | null;
};

/** Fills in an address and saves it. What is typed outlives a reload, and a look back at the map. */
export function useAddressForm(address: Address, isNew: boolean, isEdited: boolean): AddressForm {
  const sheet = useSheetId();
  const [filled, setFilled] = useState(() => startOf(address, isNew, isEdited ? sheet : null));
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
    setSaving(true);
    setFailure(null);
    const error = await saveAddress(tidied(filled), { keepChosen: isEdited });
    if (error) {
      isLocked.current = false;
      setSaving(false);
      setFailure(errorText(error));
      haptic('failure');
      return;
    }
    addressDraft.finish();
    if (!isEdited && draft.state.address) chooseAddress(draft.state.address);
    const over = isEdited ? [routes.addressDetails] : drawers;
    // §4: the drawers close after 100 ms
    setTimeout(() => closeSheets(over), limits.drawerCloseDelayMs);
  };

  return { filled, change, save, isSaving, failure };
}

/** All that may be open between "where to?" and the details. */
const drawers = [
  routes.addressDetails,
  routes.addressSearch,
  routes.addressDelivery,
  routes.addressCreate,
  routes.chooseAddress,
];

/**
 * What stands in the fields at first: what was typed already, else what the address has. §5: of a new
 * one the house number stands in for the apartment. Changes of a saved one that were given up with
 * their sheet are not taken up again.
 */
function startOf(address: Address, isNew: boolean, editedIn: string | null): Address {
  const { form } = addressDraft.state;
  const isOwn = editedIn === null || form?.sheet === editedIn;
  if (form && isOwn && form.address.id === address.id) return form.address;
  const { details, houseNumber } = address;
  if (!isNew) return address;
  return { ...address, details: { ...details, office: details.office || houseNumber } };
}

/** An address without a name of its own goes by its street. */
function tidied({ name, comment, details, ...rest }: Address): Address {
  const { office, entrance, floor, domophone } = details;
  return {
    ...rest,
    name: name.trim() || addressLine({ ...rest, name }),
    comment: comment.trim(),
    details: {
      office: office.trim(),
      entrance: entrance.trim(),
      floor: floor.trim(),
      domophone: domophone.trim(),
    },
  };
}
