import { toIso } from './clock';
import type { Db } from './db';
import type { OrderRecord } from './records/order';

/** An order in its wire format (§3): with its branch and user, without its planned steps. */
export function orderToWire(db: Db, order: OrderRecord) {
  const { plan: _, createdAt, ...record } = order;
  const branch = db.branches.find((each) => each.id === order.branchId);
  const user = db.users.find((each) => each.id === order.userId);
  return {
    ...record,
    createdDate: toIso(createdAt),
    timestamp: createdAt,
    atTime: order.deliveryAt,
    branch: branch && {
      id: branch.id,
      name: branch.name,
      address: branch.address,
      phone: branch.phone,
      latitude: branch.latitude,
      longitude: branch.longitude,
    },
    user: user && {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone,
    },
    courierPaid: false,
    eatsId: null,
    eatsReasonCancel: null,
    operatorId: null,
    posterErrorMessage: null,
    posterOrderId: null,
    reasonReturn: null,
  };
}
