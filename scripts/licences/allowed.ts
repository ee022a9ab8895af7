/** Licences allowed for shipped code: they require the notice and nothing else. */
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
 * Additionally allowed for build and test tools, which are neither modified nor distributed. MPL
 * requires the source of changed files, LGPL that of a changed library.
 */
export const forDevelopment = [
  ...forShipping,
  'MIT OR Apache-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  // data of browsers, for the checks of the oldest clients
  'CC-BY-4.0',
  'CC0-1.0',
  'BlueOak-1.0.0',
  '(MIT AND Zlib)',
  'Python-2.0',
  // fonts of the browser tests
  'OFL-1.1',
  'MIT AND OFL-1.1',
  '(MIT OR GPL-3.0-or-later)',
];
