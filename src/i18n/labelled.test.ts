import { expect, test } from 'vitest';
import { branchText } from './branchText';
import { isolate } from './isolate';
import { labelled } from './labelled';

test('a label is followed by its value, or shown alone without one', () => {
  expect(labelled('Pick-up', 'Chilonzor')).toBe('Pick-up: Chilonzor');
  for (const nothing of ['', ' ']) expect(labelled('Pick-up', nothing)).toBe('Pick-up');
});

test('a branch without a name is shown with its address', () => {
  expect(branchText({ name: { uz: 'Markaz' }, address: 'Navoiy 1' })).toBe('Markaz');
  expect(branchText({ name: { uz: ' ' }, address: 'Navoiy 1' })).toBe('Navoiy 1');
  expect(branchText({ name: {}, address: ' ' })).toBe('');
});

test('an isolated blank text is empty, so that it counts as missing', () => {
  expect(isolate('350 g')).toBe('\u2068350 g\u2069');
  for (const nothing of ['', ' ']) expect(isolate(nothing)).toBe('');
});
