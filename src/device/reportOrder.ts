import type { RefusalCode } from '../domain/order/refusalCodes';
import { reports } from './report';

/**
 * What became of an order: taken by the server, refused by it, or lost: its response was, and the order is not among
 * the customer's.
 */
export type OrderReport = { order: 'placed' | 'lost' } | { order: 'refused'; code: RefusalCode };

/**
 * Counts an order for the reports (`reporting`). Nothing in it is of the order or of the person. Each takes a press, so
 * that the queue of a shop without reports stays short.
 */
export const reportOrder = (what: OrderReport): void => void reports.push(what);
