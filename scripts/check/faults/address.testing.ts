import { type Changes, dayMs, dead, now, withBody, withHeaders } from '../world.testing';
import { type Fault, menuOf, page, withPolicy } from './plant.testing';

const leadTo = (location: string): Changes => ({
  [page]: (answer, request) =>
    request.url === 'https://demo.shop.test/'
      ? { ...answer, status: 301, headers: { location } }
      : answer,
});
const certificate = (error: string, more = {}) => ({ certificate: { error, ...more } });
const ends = (inMs: number) => ({ certificate: { endsAt: now + inMs } });
const selfSigned = certificate('DEPTH_ZERO_SELF_SIGNED_CERT');
const anotherApp =
  '<title>Game</title><script src="https://telegram.org/js/telegram-web-app.js"></script>';

/** The address: its certificate, what is behind it, and its headers. */
export const addressFaults: readonly Fault[] = [
  [
    'the certificate ends in three weeks less a day',
    'yellow',
    'address.certificate soon',
    ends(20 * dayMs),
  ],
  ['the certificate ends in two weeks', 'yellow', 'address.certificate soon', ends(14 * dayMs)],
  [
    'the certificate ends in ten days and a moment',
    'yellow',
    'address.certificate soon',
    ends(10 * dayMs + 1),
  ],
  ['the certificate ends in ten days', 'red', 'address.certificate ending', ends(10 * dayMs)],
  ['the certificate ends in nine days', 'red', 'address.certificate ending', ends(9 * dayMs)],
  [
    'the certificate has expired',
    'red',
    'address.certificate ended',
    certificate('CERT_HAS_EXPIRED', { endsAt: now - 1 }),
  ],
  [
    'the clock of this machine is behind: trusted, and over',
    'red',
    'address.certificate ended',
    ends(-dayMs),
  ],
  [
    'the certificate is for another name',
    'red',
    'address.certificate otherName',
    certificate('ERR_TLS_CERT_ALTNAME_INVALID'),
  ],
  [
    'cert.pem is served in place of fullchain.pem',
    'red',
    'address.certificate incomplete',
    certificate('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
  ],
  [
    'the authority in the middle is not known',
    'red',
    'address.certificate incomplete',
    certificate('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'),
  ],
  ['the certificate is self-signed', 'red', 'address.certificate untrusted', selfSigned],
  [
    'the certificate is self-signed, and nothing is seen behind it',
    'red',
    'address.certificate untrusted',
    { ...selfSigned, changes: { [page]: dead } },
  ],
  [
    'the same: whether the page opens is not asked',
    'grey',
    'address.open behind',
    { ...selfSigned, changes: { [page]: dead } },
    'address.certificate',
  ],
  [
    'the address is typed with http',
    'red',
    'address.certificate plain',
    { typed: { shop: new URL('http://demo.shop.test/') } },
  ],
  [
    'the address is of this machine',
    'grey',
    'address.certificate local',
    { typed: { shop: new URL('http://localhost:4173/') }, ...menuOf('http://localhost:4173/') },
  ],
  [
    'the name has no DNS record: whether the page opens is not asked',
    'grey',
    'address.open behind',
    { certificate: 'nobody', changes: { [page]: dead } },
    'address.certificate',
  ],
  [
    'the name has no DNS record',
    'red',
    'address.certificate silent',
    { certificate: 'nobody', changes: { [page]: dead } },
  ],
  [
    'a parked page is at the address',
    'red',
    'address.open otherPage',
    { changes: { [page]: withBody('<title>Parked</title>') } },
  ],
  [
    'another mini app is at the address, with its Telegram script',
    'red',
    'address.open otherPage',
    { changes: { [page]: withBody(anotherApp) } },
  ],
  [
    'nginx stands before a server that is down',
    'red',
    'address.open status',
    { changes: { [page]: withBody('no', 502) } },
  ],
  [
    'the address shakes hands and answers nothing',
    'red',
    'address.open silent',
    { changes: { [page]: dead } },
  ],
  [
    'the address leads on to another path',
    'yellow',
    'address.redirect same',
    { changes: leadTo('/uz') },
  ],
  [
    'the address leads on to www.',
    'red',
    'address.redirect other',
    { changes: leadTo('https://www.demo.shop.test/') },
  ],
  [
    'the address leads on for ever',
    'red',
    'address.open silent',
    {
      changes: {
        [page]: withHeaders({}),
        'demo.shop.test': (answer, { url }) => ({
          ...answer,
          status: 302,
          headers: { location: `${url}x` },
        }),
      },
    },
  ],
  [
    'a proxy sends X-Frame-Options, and no policy',
    'red',
    'address.frame shut',
    {
      changes: {
        [page]: withHeaders({ 'Content-Security-Policy': '', 'x-frame-options': 'SAMEORIGIN' }),
      },
    },
  ],
  [
    'frame-ancestors leaves out Telegram’s web client',
    'red',
    'address.frame shut',
    { changes: withPolicy(' https://web.telegram.org', '') },
  ],
  [
    'frame-ancestors names everybody',
    'yellow',
    'address.frame anybody',
    { changes: withPolicy('https://web.telegram.org', '*') },
  ],
  [
    'X-Frame-Options beside a policy that is above it',
    'green',
    'address.frame open',
    { changes: { [page]: withHeaders({ 'x-frame-options': 'DENY' }) } },
  ],
  [
    'a proxy takes out Referrer-Policy',
    'yellow',
    'address.headers lacking',
    { changes: { [page]: withHeaders({ 'Referrer-Policy': '' }) } },
  ],
  [
    'a proxy takes out Strict-Transport-Security',
    'yellow',
    'address.headers lacking',
    { changes: { [page]: withHeaders({ 'Strict-Transport-Security': '' }) } },
  ],
  [
    'the policy is missing',
    'yellow',
    'address.policy none',
    { changes: { [page]: withHeaders({ 'Content-Security-Policy': '' }) } },
    'address.frame',
  ],
  [
    'the policy is of the old API',
    'red',
    'address.policy blocks',
    { changes: withPolicy('https://api.test', 'https://old.test') },
  ],
  [
    'the policy leaves out the pictures',
    'red',
    'address.policy blocks',
    { changes: withPolicy('https://cdn.test', '') },
  ],
];
