import { expect, test } from 'vitest';
import { sampleAddress, samplePromo } from '../../../tests/samples/models';
import { blankDraft } from '../../domain/order/order';
import * as draft from './draft';
import { read } from './draft';
import { setChange, setCutlery, toggleDoorWish } from './handOver';
import { setSubstitution } from './substitution';

test('a customer can fill every field of the draft, and a reload brings each back', () => {
  draft.reset();
  draft.setServiceType('PICK_UP');
  draft.setBranch('centre');
  draft.setAddress(sampleAddress());
  draft.setPaymentType('OTHER', 'card');
  draft.setPromo(samplePromo());
  draft.setCashback(5);
  draft.setTime({ day: '2026-03-05', time: '12:00' });
  draft.setReceiver({ firstName: 'Malika', phone: '+998935550101' });
  draft.setCheque(true, '+998935550101');
  draft.setCourierComment('ring twice');
  draft.setNote('no onions');
  setSubstitution('', 'call');
  setChange(10_000_000);
  toggleDoorWish('dontRing');
  setCutlery(2);
  const filled = JSON.parse(JSON.stringify(draft.state));
  const still = Object.entries(blankDraft()).filter(
    ([name, value]) => JSON.stringify(filled[name]) === JSON.stringify(value),
  );
  expect(still).toEqual([]);
  expect(read(filled)).toEqual(filled);
});

test.each([0.5, 5e-323, -100, 1e300, '100', null])(
  'a stored cashback of %j is ignored: money is a whole number of hundredths',
  (cashback) => {
    expect(read({ cashback }).cashback).toBe(0);
  },
);

test('a valid stored cashback is restored', () => {
  expect(read({ cashback: 150_000 }).cashback).toBe(150_000);
});
