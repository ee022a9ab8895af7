import { type ProblemReport, problemReport } from '../../domain/order/orderProblem';
import { readAs } from '../../domain/schema';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

const blank = (orderId = ''): ProblemReport => ({
  orderId,
  kinds: [],
  productIds: [],
  comment: '',
  grade: null,
});

/** The report about an order that is being written; kept until it was sent. */
export const state = defineStore<ProblemReport>('person', blank);

/** Starts a report, or goes on with the one about this order. */
export function open(orderId: string) {
  if (state.orderId !== orderId) Object.assign(state, blank(orderId));
}

export function change(part: Partial<Omit<ProblemReport, 'orderId'>>) {
  Object.assign(state, part);
}

export function forget(orderId: string) {
  if (state.orderId === orderId) Object.assign(state, blank());
}

const hasContent = ({ kinds, productIds, comment, grade }: ProblemReport) =>
  kinds.length + productIds.length > 0 || comment !== '' || grade !== null;

const read = readAs(problemReport);

persist({
  key: 'problemReport',
  store: state,
  dump: () => (hasContent(state) ? state : null),
  read,
  restore: (stored) => void Object.assign(state, stored ?? blank()),
});
