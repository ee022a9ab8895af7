import type { FaultInput } from '../../mocks/backend/faults';

export type Fault = { name: string; rule: Omit<FaultInput, 'path' | 'method'> };

const status = (code: number): Fault => ({
  name: String(code),
  rule: { kind: 'status', status: code },
});

/** Longer than anybody waits for an answer (§7: 30 s). */
const tooLong = 40_000;

/** Every way in which a call can go wrong (promises: network and server). */
export const faults: readonly Fault[] = [
  { name: 'timeout', rule: { kind: 'delay', delay: tooLong } },
  { name: 'dropped', rule: { kind: 'drop' } },
  ...[400, 401, 403, 404, 408, 409, 422, 429, 500, 502, 503, 504].map(status),
  { name: 'truncated', rule: { kind: 'truncate' } },
  { name: 'html', rule: { kind: 'html' } },
  { name: 'empty', rule: { kind: 'empty' } },
  { name: 'null', rule: { kind: 'null' } },
  { name: 'unknown', rule: { kind: 'unknownWords' } },
];
