import type { Order } from './order';
import { sampleTotals } from './samples';

/** A pick-up of nothing that was just sent, unless said otherwise. */
export function sampleOrder(over: Partial<Order> = {}): Order {
  return {
    id: 'o1',
    number: '1001',
    status: 'CREATED',
    courierStatus: null,
    courierId: null,
    serviceType: 'PICK_UP',
    paymentType: 'CASH',
    isPaid: false,
    isConfirmed: true,
    branchId: 'centre',
    branchName: {},
    branchAddress: '',
    branchPhone: null,
    branchPlace: null,
    tableId: null,
    address: null,
    receiver: null,
    lines: [],
    totals: sampleTotals(),
    promoCode: null,
    note: '',
    courierComment: '',
    distance: null,
    createdAt: null,
    acceptedAt: null,
    cookingAt: null,
    readyAt: null,
    onWayAt: null,
    deliveredAt: null,
    closedAt: null,
    deliveryAt: null,
    reason: null,
    grade: null,
    ...over,
  };
}
