import { expect, it } from 'vitest';
import { sampleAddress } from '../../../tests/samples/models';
import { sampleOrder } from '../../../tests/samples/orders';
import { lastAddress, pastReceivers } from './pastChoices';

const people = ['Dilnoza', 'Jamshid', 'Aziza', 'Bobur'].map((firstName, index) => ({
  firstName,
  phone: `+99893555014${index}`,
}));
const [dilnoza, jamshid, aziza, bobur] = people;

it('offers the last three receivers, each once and by their latest name', () => {
  const renamed = { firstName: 'Jamshid aka', phone: jamshid?.phone ?? '' };
  const orders = [dilnoza, jamshid, null, aziza, bobur, renamed].map((receiver, index) =>
    sampleOrder({ receiver: receiver ?? null, createdAt: index + 1 }),
  );
  expect(pastReceivers(orders)).toEqual([renamed, bobur, aziza]);
});

it('offers nobody without a name and a complete phone', () => {
  const receivers = [
    { firstName: ' ', phone: '+998935550140' },
    { firstName: 'Ali', phone: '+99893' },
  ];
  expect(pastReceivers(receivers.map((receiver) => sampleOrder({ receiver })))).toEqual([]);
});

it('knows where the last delivery went, whatever was picked up since', () => {
  const orders = [
    sampleOrder({ createdAt: 1, address: sampleAddress({ id: 'old' }) }),
    sampleOrder({ createdAt: 2, address: sampleAddress({ id: 'new' }) }),
    sampleOrder({ createdAt: 3, address: null }),
  ];
  expect(lastAddress(orders)?.id).toBe('new');
  expect(lastAddress([])).toBeNull();
});
