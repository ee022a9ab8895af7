import { type Changes, dayMs, dead, now, withBody, withHeaders } from '../world.testing';
import { type Faults, menuOf, onPage, type Plant, page, withPolicy } from './plant.testing';

const leadTo = (location: string): Changes => ({
  [page]: (answer, request) =>
    request.url === 'https://demo.shop.test/'
      ? { ...answer, status: 301, headers: { location } }
      : answer,
});
const certificate = (error: string, more = {}) => ({ certificate: { error, ...more } });
const ends = (inMs: number) => ({ certificate: { endsAt: now + inMs } });
const selfSigned = certificate('DEPTH_ZERO_SELF_SIGNED_CERT');
/** Nothing answers, so whether the page opens is not said. */
const behind: Plant = { changes: { [page]: dead }, also: 'grey address.open behind' };
const anotherApp =
  '<title>Game</title><script src="https://telegram.org/js/telegram-web-app.js"></script>';

/** The address: its certificate, what is behind it, and its headers. */
export const addressFaults: Faults = {
  'yellow address.certificate soon': {
    'the certificate ends in three weeks less a day': ends(20 * dayMs),
    'the certificate ends in two weeks': ends(14 * dayMs),
    'the certificate ends in ten days and a moment': ends(10 * dayMs + 1),
  },
  'red address.certificate ending': {
    'the certificate ends in ten days': ends(10 * dayMs),
    'the certificate ends in nine days': ends(9 * dayMs),
  },
  'red address.certificate ended': {
    'the certificate has expired': certificate('CERT_HAS_EXPIRED', { endsAt: now - 1 }),
    'the clock of this machine is behind: trusted, and over': ends(-dayMs),
  },
  'red address.certificate otherName': {
    'the certificate is for another name': certificate('ERR_TLS_CERT_ALTNAME_INVALID'),
  },
  'red address.certificate incomplete': {
    'cert.pem is served in place of fullchain.pem': certificate('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
    'the authority in the middle is not known': certificate('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'),
  },
  'red address.certificate untrusted': {
    'the certificate is self-signed': selfSigned,
    'the certificate is self-signed, and nothing is seen behind it': {
      ...selfSigned,
      ...behind,
    },
  },
  'red address.certificate plain': {
    'the address is typed with http': { typed: { shop: new URL('http://demo.shop.test/') } },
  },
  'grey address.certificate local': {
    'the address is of this machine': {
      typed: { shop: new URL('http://localhost:4173/') },
      ...menuOf('http://localhost:4173/'),
    },
  },
  'red address.certificate silent': {
    'the name has no DNS record': { certificate: 'nobody', ...behind },
  },
  'red address.open otherPage': {
    'a parked page is at the address': onPage(withBody('<title>Parked</title>')),
    'another mini app is at the address, with its Telegram script': onPage(withBody(anotherApp)),
  },
  'red address.open status': {
    'nginx stands before a server that is down': onPage(withBody('no', 502)),
  },
  'red address.open silent': {
    'the address shakes hands and answers nothing': onPage(dead),
    'the address leads on for ever': {
      changes: {
        [page]: withHeaders({}),
        'demo.shop.test': (answer, { url }) => ({
          ...answer,
          status: 302,
          headers: { location: `${url}x` },
        }),
      },
    },
  },
  'yellow address.redirect same': {
    'the address leads on to another path': { changes: leadTo('/uz') },
  },
  'red address.redirect other': {
    'the address leads on to www.': { changes: leadTo('https://www.demo.shop.test/') },
  },
  'red address.frame shut': {
    'a proxy sends X-Frame-Options, and no policy': onPage(
      withHeaders({ 'Content-Security-Policy': '', 'x-frame-options': 'SAMEORIGIN' }),
    ),
    'frame-ancestors leaves out Telegram’s web client': {
      changes: withPolicy(' https://web.telegram.org', ''),
    },
  },
  'yellow address.frame anybody': {
    'frame-ancestors names everybody': { changes: withPolicy('https://web.telegram.org', '*') },
  },
  'green address.frame open': {
    'X-Frame-Options beside a policy that is above it': onPage(
      withHeaders({ 'x-frame-options': 'DENY' }),
    ),
  },
  'yellow address.headers lacking': {
    'a proxy takes out Referrer-Policy': onPage(withHeaders({ 'Referrer-Policy': '' })),
    'a proxy takes out Strict-Transport-Security': onPage(
      withHeaders({ 'Strict-Transport-Security': '' }),
    ),
  },
  'yellow address.policy none': {
    'the policy is missing': {
      changes: { [page]: withHeaders({ 'Content-Security-Policy': '' }) },
      also: 'yellow address.frame anybody',
    },
  },
  'red address.policy blocks': {
    'the policy is of the old API': { changes: withPolicy('https://api.test', 'https://old.test') },
    'the policy leaves out the pictures': { changes: withPolicy('https://cdn.test', '') },
  },
};
