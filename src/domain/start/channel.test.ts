import { describe, expect, it } from 'vitest';
import {
  channelOf,
  isClick,
  isTableFresh,
  orderDeviceOf,
  parseStartParam,
  tableFromQuery,
} from './channel';

const table = { tableId: '7', hallId: 'h', branchId: 'b' };

describe('the channel', () => {
  const web = { isInBot: false, table: null, isFromClick: false };

  it('depends on where the shop was opened', () => {
    expect(channelOf(web)).toBe('WEB');
    expect(channelOf({ ...web, isInBot: true })).toBe('TG');
    expect(channelOf({ ...web, isFromClick: true })).toBe('CLICK');
    expect(channelOf({ ...web, table })).toBe('QR');
    expect(channelOf({ ...web, table, isInBot: true })).toBe('QR');
  });

  it('is Click’s by the launch URL’s parameter, in any case', () => {
    for (const param of ['click', 'Click']) expect(isClick(param)).toBe(true);
    for (const param of ['web', '', null]) expect(isClick(param)).toBe(false);
  });

  it('decides the order device, always TELEGRAM_BOT inside Telegram', () => {
    expect(orderDeviceOf('TG')).toBe('TELEGRAM_BOT');
    expect(orderDeviceOf('QR', true)).toBe('TELEGRAM_BOT');
    expect(orderDeviceOf('QR')).toBe('CLIENT_WEB');
    expect(orderDeviceOf('CLICK')).toBe('CLICK_MINI_APP');
    expect(orderDeviceOf('WEB')).toBe('CLIENT_WEB');
  });
});

describe('a start parameter', () => {
  it('opens a product, a category, an order, a branch, a shared basket, a promo or a table', () => {
    expect(parseStartParam('product_a1-b_2')).toEqual({ kind: 'product', id: 'a1-b_2' });
    expect(parseStartParam('category_5')).toEqual({ kind: 'category', id: '5' });
    expect(parseStartParam('order_5')).toEqual({ kind: 'order', id: '5' });
    expect(parseStartParam('branch_b_1')).toEqual({ kind: 'branch', id: 'b_1' });
    expect(parseStartParam('shared_AQ-_')).toEqual({ kind: 'shared', id: 'AQ-_' });
    expect(parseStartParam('promo_WELCOME')).toEqual({ kind: 'promo', code: 'WELCOME' });
    expect(parseStartParam('table_b_h_7')).toEqual({ kind: 'table', table });
    expect(parseStartParam('table_b__7')).toEqual({
      kind: 'table',
      table: { ...table, hallId: null },
    });
  });

  it('in any other form is null', () => {
    for (const value of ['', null, 'product', 'product_', 'admin_1', 'table_b', 'table_b_h_']) {
      expect(parseStartParam(value)).toBeNull();
    }
  });
});

describe('a table', () => {
  const read = (query: Record<string, string>) => tableFromQuery((name) => query[name] ?? null);

  it('is read from the URL in both spellings', () => {
    expect(read({ tableId: '7', hallId: 'h', branchId: 'b' })).toEqual(table);
    expect(read({ table: '7', hall: 'h', branch: 'b' })).toEqual(table);
    expect(read({ table: '7' })).toEqual({ tableId: '7', hallId: null, branchId: null });
    expect(read({ hall: 'h' })).toBeNull();
  });

  it('expires after three hours', () => {
    const hours = 3 * 60 * 60 * 1000;
    expect(isTableFresh(1000, 1000 + hours - 1)).toBe(true);
    expect(isTableFresh(1000, 1000 + hours)).toBe(false);
    expect(isTableFresh(1000 + hours, 1000)).toBe(false);
  });
});
