import { describe, expect, test } from 'vitest';
import { redact, redactError, redactPath } from './redact';

describe('a redacted error', () => {
  test('keeps identifiers from code', () => {
    const text = "Cannot read properties of undefined (reading 'price')";
    expect(redactError(text)).toBe(text);
    expect(redactError('x.map is not a function')).toBe('x.map is not a function');
  });

  test.each([
    [`Unexpected token 'D', "Dilnoza Ka"... is not valid JSON`, 'Dilnoza'],
    ["Failed to parse 'Amir Temur koʻchasi, 5'", 'Temur'],
    ['no answer for +998 90 123 45 67', '123'],
    ['order 1234567 is gone', '1234567'],
    ['no user dilnoza@example.uz', 'dilnoza'],
    ['refused eyJhbGciOiJIUzI1NiIsInR5cCI6.eyJzdWIiOiIxMjM0NTY3ODkw.abc', 'eyJ'],
    ['GET https://api.example.uz/geo?text=Chilonzor failed', 'Chilonzor'],
    ['at https://shop.example.uz/profile/orders/77?code=1#tgWebAppData=user', 'tgWebAppData'],
  ])('omits possible personal data from %j', (text, secret) => {
    expect(redactError(text)).not.toContain(secret);
  });

  test('keeps file and line but not the rest of the URL', () => {
    expect(redact('at add (https://osh.example.uz/assets/first-AbC12_x9.js:2:3456)')).toBe(
      'at add (first-AbC12_x9.js:2:3456)',
    );
  });

  test('is limited in length', () => {
    expect(redact('a '.repeat(5000)).length).toBeLessThanOrEqual(500);
  });
});

test('a redacted path has no ids, query or hash', () => {
  expect(redactPath('/orders/v1/orders/8f3-22/confirm?code=12')).toBe(
    '/orders/v1/orders/{id}/confirm',
  );
  expect(redactPath('/profile/orders/7/map#tgWebAppData=x')).toBe('/profile/orders/{id}/map');
  expect(redactPath('/')).toBe('/');
});
