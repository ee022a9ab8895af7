import { green, grey, line, red, yellow } from './outcomes';

/** What a server is asked call by call, summed up. */
export const serverLines = {
  'server.merchant': line('Does the server know the merchant?', {
    known: green('The server knows the merchant.'),
    missing: red(
      'The server knows no merchant under this name, so no shop opens.',
      'Check --vendor, and the merchant’s `sub` or domain on the server.',
    ),
    other: red(
      'Something else answers at the server’s address: a gateway, or another path.',
      'Check the whole address of --api, its path too, and that the API runs behind its gateway.',
    ),
    silent: red('The server does not answer.', 'Check --api, its certificate and its log.'),
    notAsked: grey(
      'What the shop’s page gets from the server says it already.',
      'Set right what that line says.',
    ),
  }),
  'server.calls': line('Everything that the shop asks of a server', {
    expected: green('Every call is answered as the shop expects.'),
    different: yellow(
      'Some calls are answered differently from what is described; the shop does without a part of them.',
      'See the calls above.',
    ),
    failed: red(
      'Some calls are missing or fail: parts of the shop are not there.',
      'See the calls above.',
    ),
    told: grey('The calls that fail are those that a line above names.', 'Set right what it says.'),
    off: grey(
      'Nothing is expected of the calls of a merchant who is switched off.',
      'Run the check again once the merchant is on.',
    ),
  }),
  'server.order': line('An order, sent twice and cancelled (--write)', {
    placed: green('An order can be placed, comes once, and can be cancelled.'),
    failed: red('The order did not go as it should.', 'See the calls above.'),
  }),
};
