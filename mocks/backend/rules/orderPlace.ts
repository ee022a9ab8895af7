import type { Db } from '../db';
import type { BranchRecord } from '../records/branch';
import type { SettingsRecord } from '../records/merchant';
import { found, Refusal } from '../refusal';
import { isOpen } from './hours';
import type { OrderBody } from './orderBody';
import { isInside, spotOf } from './places';
import { deliveryPrice } from './tariff';

/**
 * The order's branch, if it offers the service and is open at that time (§5). To an address that is
 * not on the map, which has no nearest branch, the main one delivers.
 */
export function checkBranch(
  db: Db,
  settings: SettingsRecord,
  body: OrderBody,
  at: number,
): BranchRecord {
  const id = body.branchId ?? body.branch?.id;
  const isWanted = (each: BranchRecord) =>
    id || !isUnplacedDelivery(body) ? each.id === id : each.isMain;
  const branch = found(
    db.branches.find((each) => each.merchantId === settings.merchantId && isWanted(each)),
    'branch-not-found',
  );
  const offered = {
    DELIVERY: settings.deliveryActive && branch.settings.deliveryEnabled,
    PICK_UP: settings.pickupActive && branch.settings.pickupEnabled,
    DINE_IN: settings.dineInActive && branch.settings.dineinEnabled,
  };
  if (!branch.isActive || !offered[body.serviceType]) {
    throw new Refusal(422, 'service-unavailable');
  }
  if (!isOpen(branch, body.serviceType, at)) throw new Refusal(422, 'branch-closed');
  if (body.serviceType === 'DINE_IN' && !body.tableId) throw new Refusal(422, 'table-required');
  return branch;
}

const isUnplacedDelivery = ({ serviceType, address }: OrderBody): boolean =>
  serviceType === 'DELIVERY' && !!address && spotOf(address) === null;

/**
 * The delivery price in som: 0 without delivery, else the quoted one or the server's own; checks
 * the zone (§5). To an address that is not on the map the shop tells the price later: 0.
 */
export function checkDelivery(db: Db, branch: BranchRecord, body: OrderBody): number {
  if (body.serviceType !== 'DELIVERY') return 0;
  if (!body.address) throw new Refusal(422, 'address-required');
  const spot = spotOf(body.address);
  if (!spot && body.deliveryTariffId) throw new Refusal(422, 'delivery-price-changed');
  if (!spot) return 0;
  const rules = db.orderRules.find((each) => each.merchantId === branch.merchantId);
  const regions = db.regions.filter((each) => each.merchantId === branch.merchantId);
  if (rules?.shouldValidateDeliveryArea && !regions.some((region) => isInside(spot, region))) {
    throw new Refusal(422, 'out-of-zone');
  }
  if (!body.deliveryTariffId) return deliveryPrice(branch, spot);
  const tariff = db.tariffs.find((each) => each.id === String(body.deliveryTariffId));
  const holds =
    tariff?.branchId === branch.id &&
    tariff.latitude === spot.latitude &&
    tariff.longitude === spot.longitude;
  if (!tariff || !holds) throw new Refusal(422, 'delivery-price-changed');
  return tariff.price;
}
