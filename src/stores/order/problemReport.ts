import * as v from 'valibot';
import { type ProblemReport, problemReport } from '../../domain/order/orderActions';
import { readAs, soundListOf } from '../../domain/schema';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

const blank = (orderId = ''): ProblemReport => ({
  orderId,
  kinds: [],
  productIds: [],
  comment: '',
  grade: null,
  isSent: false,
});

const stored = v.object({
  ...problemReport.entries,
  /** reports that were begun about other orders, the latest last */
  others: v.fallback(soundListOf(problemReport), () => []),
});
type Reports = v.InferOutput<typeof stored>;

const mostOthers = 5;

/** The report about an order that is being written; kept until it was sent. */
export const state = defineStore<Reports>('person', () => ({ ...blank(), others: [] }));

/** Starts a report, or goes on with the one about this order. One about another order waits. */
export function open(orderId: string) {
  if (state.orderId === orderId) return;
  const { others, ...current } = state;
  const known = others.find((other) => other.orderId === orderId);
  const rest = others.filter((other) => other !== known);
  const waiting = hasContent(current) ? [...rest, { ...current }] : rest;
  Object.assign(state, known ?? blank(orderId), { others: waiting.slice(-mostOthers) });
}

export function change(part: Partial<Omit<ProblemReport, 'orderId'>>) {
  Object.assign(state, part);
}

/** The answer may come when a report about another order is being written. */
export function setSent(orderId: string, isSent: boolean) {
  for (const report of [state, ...state.others]) {
    if (report.orderId === orderId) report.isSent = isSent;
  }
}

export function forget(orderId: string) {
  if (state.orderId === orderId) Object.assign(state, blank());
  state.others = state.others.filter((other) => other.orderId !== orderId);
}

const hasContent = ({ kinds, productIds, comment, grade }: ProblemReport) =>
  kinds.length + productIds.length > 0 || comment !== '' || grade !== null;

const read = readAs(stored);

persist({
  key: 'problemReport',
  store: state,
  dump: () => (hasContent(state) || state.others.length > 0 ? state : null),
  read,
  restore: (found) => void Object.assign(state, found ?? { ...blank(), others: [] }),
});
