import { expect, test } from 'vitest';
import { discountText } from './productTexts';

test('a discount that two prices give has at most one decimal', () => {
  const text = (discount: number) => discountText({ discount }).replace('\u200e', '');
  expect([10, 12.5, 7.142857142857143].map(text)).toEqual(['−10%', '−12,5%', '−7,1%']);
});
