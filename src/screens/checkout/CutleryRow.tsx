import { useSnapshot } from 'valtio';
import { cutleryOf, mostCutlery } from '../../domain/order/cutlery';
import { haptic, offersCutlery } from '../../flows/platform';
import { namedAction } from '../../i18n/namedAction';
import { t } from '../../i18n/t';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import { setCutlery } from '../../stores/order/handOver';
import { Row } from '../../ui/Row';
import { Stepper } from '../../ui/Stepper';

/** How many cutlery sets to pack, none by default; at a table they are there. */
export function CutleryRow() {
  const cutlery = cutleryOf(useSnapshot(draft.state).cutlery);
  const isAtTable = useServiceType() === 'DINE_IN';
  if (isAtTable || !offersCutlery()) return null;
  const label = t('cutlery.title');
  const set = (count: number) => {
    setCutlery(count);
    haptic('select');
  };
  return (
    <Row
      icon="table"
      label={label}
      detail={cutlery === 0 ? t('cutlery.none') : undefined}
      aside={
        <Stepper
          count={cutlery}
          label={label}
          labels={{
            add: namedAction('common.increase', label),
            less: namedAction('common.decrease', label),
            more: namedAction('common.increase', label),
          }}
          onAdd={() => set(cutlery + 1)}
          onRemove={() => set(cutlery - 1)}
          isAtLimit={cutlery >= mostCutlery}
        />
      }
    />
  );
}
