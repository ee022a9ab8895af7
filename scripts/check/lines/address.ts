import { green, grey, line, red, yellow } from './outcomes';

/** What is asked of the shop’s address. */
export const addressLines = {
  'address.certificate': line('Is the address safe to open?', {
    valid: green('The certificate holds.'),
    soon: yellow(
      'The certificate ends in less than three weeks; after that nobody can open the shop.',
      'See why it was not renewed: an automatic renewal usually happens thirty days before.',
    ),
    ending: red(
      'The certificate ends within ten days; after that nobody can open the shop.',
      'Renew it by hand, and see why the renewal does not run by itself.',
    ),
    ended: red(
      'The certificate has ended. Telegram opens a warning in place of the shop.',
      'Renew it, and let the renewal run by itself.',
    ),
    otherName: red(
      'The certificate is for another name. Telegram opens a warning in place of the shop.',
      'Issue one that has this host among its names.',
    ),
    incomplete: red(
      'The server leaves out a certificate in the middle. Many phones cannot open the shop, while a computer may.',
      'Serve the full chain (`fullchain.pem` and not `cert.pem`).',
    ),
    untrusted: red(
      'Nobody who is trusted has signed the certificate. Telegram opens a warning in place of the shop.',
      'Issue it by a public authority such as Let’s Encrypt.',
    ),
    plain: red(
      'The address begins with http. Telegram opens only https.',
      'Put a proxy with a certificate in front, and give the https address.',
    ),
    local: grey(
      'The address is of this machine only.',
      'Check the public address before the shop is announced.',
    ),
    silent: red('Nothing answers at this address.', 'Check the name, its DNS record and port 443.'),
  }),
  'address.open': line('Does the shop’s page open?', {
    shop: green('The shop opens.'),
    otherPage: red(
      'Another page is at this address.',
      'Point the host to the folder of `npm run deploy`, and look at the proxy’s rules.',
    ),
    status: red('The address answers with an error.', 'Look into the log of the server.'),
    silent: red(
      'Nothing answers at this address.',
      'Check the name, its DNS record and the server.',
    ),
    behind: grey(
      'Whether the shop’s page opens was not seen.',
      'Set right what the line above says, and run the check again.',
    ),
  }),
  'address.redirect': line('Does it stay at this address?', {
    none: green('The address leads straight to the shop.'),
    same: yellow(
      'The address leads on to another path, which costs a round trip at every start.',
      'Give Telegram the address that it ends at.',
    ),
    other: red(
      'The address leads on to another host, and there Telegram answers nothing: no sign-in, no buttons.',
      'Give Telegram the host that it ends at, or serve the shop without a redirect (often to or from `www.`). ' +
        'Since Bot API 10.2 an app is answered at its own origin only.',
    ),
  }),
  'address.frame': line('May Telegram’s web clients show it?', {
    open: green('The shop opens in Telegram’s web clients too.'),
    anybody: yellow(
      'Any page may show the shop inside itself, and so trick a customer into pressing something.',
      'Send the policy that `npm run deploy` writes: its `frame-ancestors` names who may.',
    ),
    shut: red(
      'Telegram’s web clients may not show the shop: there its window stays empty.',
      'Take out `X-Frame-Options`, and name https://web.telegram.org in `frame-ancestors`.',
    ),
  }),
  'address.headers': line('Are the protective headers there?', {
    all: green('The shop is protected by its headers.'),
    lacking: yellow(
      'Some protective headers are missing.',
      'Let the server send those of `npm run deploy` (deploy/headers.ts).',
    ),
  }),
  'address.policy': line('Is there a policy, and does it allow what the shop needs?', {
    fits: green(
      'The policy allows the API and the pictures, and nothing that the shop does not need.',
    ),
    none: yellow(
      'No policy says what the page may load.',
      'Send the Content-Security-Policy that `npm run deploy` writes.',
    ),
    blocks: red(
      'The shop’s own policy forbids it to reach its server or its pictures.',
      'Run `npm run deploy` with the addresses that are really used, and serve the policy it writes.',
    ),
  }),
};
