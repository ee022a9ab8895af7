import { describe, expect, it } from 'vitest';
import { developmentApi, isDevelopmentHost, merchantKeyFrom, readHostKeys } from './host';

describe('the merchant of a host', () => {
  const ask = (
    hostname: string,
    vendor: string | null = null,
    stored: string | null = null,
    hosts = '',
  ) => merchantKeyFrom({ hostname, vendor, stored, hosts: readHostKeys(hosts) });

  it('is the first label of the host', () => {
    expect(ask('demo.storefront.uz')).toEqual({ by: 'sub', key: 'demo' });
    expect(ask('www.demo.storefront.uz')).toEqual({ by: 'sub', key: 'demo' });
    expect(ask('Bloom.Shops.Example.uz.')).toEqual({ by: 'sub', key: 'bloom' });
  });

  it('is the domain itself without a subdomain or with www', () => {
    expect(ask('plov.uz')).toEqual({ by: 'domain', key: 'plov.uz' });
    expect(ask('www.plov.uz')).toEqual({ by: 'domain', key: 'plov.uz' });
  });

  it('is what the deployment names for it', () => {
    const hosts = 'order.pizza.uz=pizza,menu.plov.uz=plov.uz,*.com.tr=*,bare.uz=bare';
    const named = (hostname: string) => ask(hostname, 'bloom', null, hosts);
    expect(named('order.pizza.uz')).toEqual({ by: 'sub', key: 'pizza' });
    expect(named('WWW.Order.Pizza.uz.')).toEqual({ by: 'sub', key: 'pizza' });
    expect(named('menu.plov.uz')).toEqual({ by: 'domain', key: 'plov.uz' });
    expect(named('bare.uz')).toEqual({ by: 'sub', key: 'bare' });
    expect(named('pizza.com.tr')).toEqual({ by: 'domain', key: 'pizza.com.tr' });
    expect(named('www.pizza.com.tr')).toEqual({ by: 'domain', key: 'pizza.com.tr' });
  });

  it('is the first label, or the domain, of a host that the deployment does not name', () => {
    const hosts = 'order.pizza.uz=pizza,*.com.tr=*';
    const other = (hostname: string) => ask(hostname, null, null, hosts);
    expect(other('demo.storefront.uz')).toEqual({ by: 'sub', key: 'demo' });
    expect(other('demo.shops.com.tr')).toEqual({ by: 'sub', key: 'demo' });
    expect(other('plov.uz')).toEqual({ by: 'domain', key: 'plov.uz' });
    expect(ask('localhost', 'bloom', null, hosts)?.key).toBe('bloom');
  });

  it('ignores the vendor parameter on a real host', () => {
    expect(ask('demo.storefront.uz', 'bloom', 'bloom')?.key).toBe('demo');
  });

  it('is the vendor parameter on a development host, else the stored one', () => {
    for (const host of ['localhost', '127.0.0.1', 'phone.local']) {
      expect(ask(host, 'bloom', 'demo')).toEqual({ by: 'sub', key: 'bloom' });
      expect(ask(host, null, 'demo')).toEqual({ by: 'sub', key: 'demo' });
      expect(ask(host)).toBeNull();
    }
  });

  it('is null when the name is undefined, empty or invalid', () => {
    expect(ask('localhost', 'undefined')).toBeNull();
    expect(ask('localhost', '../admin')).toBeNull();
    expect(ask('localhost', ' ', 'demo')?.key).toBe('demo');
  });
});

it('there are exactly three kinds of development host', () => {
  const hosts = [
    'localhost',
    '127.0.0.1',
    'a.local',
    'local.uz',
    'localhost.evil.uz',
    '127.0.0.10',
  ];
  expect(hosts.filter(isDevelopmentHost)).toEqual(['localhost', '127.0.0.1', 'a.local']);
});

it('merchant keys containing mim use the development API', () => {
  expect([developmentApi('mimino'), developmentApi('demo')]).toEqual([true, false]);
});
