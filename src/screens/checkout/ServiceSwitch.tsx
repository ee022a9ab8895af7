import { useSnapshot } from 'valtio';
import { offeredServices } from '../../domain/delivery/serviceType';
import { chooseService } from '../../flows/delivery/chooseService';
import * as branches from '../../stores/branches/branches';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import { ServiceTabs } from '../../ui/ServiceTabs';

/** Delivery or pickup, if both are offered; hidden at a table. */
export function ServiceSwitch() {
  const { settings } = useSnapshot(merchant.state);
  const { branches: all } = useSnapshot(branches.state);
  const service = useServiceType();
  if (service === 'DINE_IN') return null;
  return (
    <ServiceTabs
      offered={offeredServices(settings.flags, all)}
      value={service}
      onChange={chooseService}
    />
  );
}
