import type { Change } from '../../domain/order/change';
import { doorWishes } from '../../domain/order/door';
import type { StaffNote } from '../../domain/order/staffNotes';
import { substitutionAnswers } from '../../domain/order/substitution';
import { t } from '../../i18n/t';
import { Row } from '../../ui/Row';
import { changeText } from '../catalog/changeText';

/**
 * What an order asked of the staff, in the customer's language: it was sent in the shop's, which
 * they need not read.
 */
export function OrderWishes({ notes }: { notes: readonly StaffNote[] }) {
  const said = new Map(notes.map((note) => [note.says, note] as const));
  const cutlery = said.get('cutlery');
  const change = changeIn(notes);
  const door = doorWishes.filter((wish) => said.has(wish));
  const substitution = substitutionAnswers.find((answer) => said.has(answer));
  const sets = cutlery?.says === 'cutlery' ? String(cutlery.count) : t('cutlery.none');
  return (
    <>
      {change !== null && (
        <Row icon="wallet" label={t('change.title')} detail={changeText(change)} />
      )}
      {door.length > 0 && (
        <Row
          icon="pin"
          label={t('door.title')}
          detail={door.map((wish) => t(`door.${wish}`)).join('\n')}
        />
      )}
      {substitution && (
        <Row
          icon="package"
          label={t('substitution.title')}
          detail={t(`substitution.${substitution}`)}
        />
      )}
      {(cutlery || said.has('noCutlery')) && (
        <Row icon="table" label={t('cutlery.title')} value={sets} />
      )}
    </>
  );
}

function changeIn(notes: readonly StaffNote[]): Change | null {
  const sum = notes.flatMap((note) => (note.says === 'change' ? note.sum : []))[0];
  if (sum !== undefined) return sum;
  return notes.some(({ says }) => says === 'noChange') ? 'none' : null;
}
