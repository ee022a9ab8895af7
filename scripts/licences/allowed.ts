/** Licences under which code may go out with the shop: they ask for their notice, and for no more. */
export const forShipping = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  '(MIT OR Apache-2.0)',
];

/**
 * Further ones for what only builds and tests: nothing of it is changed or handed on. MPL asks for the
 * source of changed files, LGPL for that of a changed library.
 */
export const forDevelopment = [
  ...forShipping,
  'MIT OR Apache-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BlueOak-1.0.0',
];
