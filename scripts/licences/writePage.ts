import { familyOf, type Package } from './packages.ts';

/** docs/licences.md: every package of the lockfile with its licence, what goes out first. */
export function writePage(packages: readonly Package[]): string {
  const shipped = packages.filter(({ isShipped }) => isShipped);
  const others = packages.filter(({ isShipped }) => !isShipped);
  return `# Licences

Written by \`npm run licences\` from package-lock.json; a test fails until it is. What may be used is in
\`scripts/licences/allowed.ts\`, and another licence fails the tests too.

What goes out with the shop is under licences that ask for their notice and for no more. A build writes
these notices to \`licences.txt\`, which lies beside the shop. Everything under the first heading counts as
going out, also what is never reached: a library brings along more than the build takes of it.

## What goes out with the shop

${table(shipped)}

## What only builds and tests

Nothing of it is changed or handed on. MPL-2.0 (the accessibility checks, the style compiler) and
LGPL-3.0-or-later (the picture library of the mock backend) ask for the source of changed files only.

${table(others)}
`;
}

function table(packages: readonly Package[]): string {
  const rows = new Set(packages.map(row));
  return ['| Package | Version | Licence |', '|---|---|---|', ...rows].join('\n');
}

/** The same package for several kinds of machine is one row. */
function row({ name, version, licence, isPlatform }: Package): string {
  const family = familyOf(name);
  const shown = isPlatform && family !== name ? `${family}-…` : name;
  return `| ${shown} | ${version} | ${licence.replace(/^\((.*)\)$/, '$1')} |`;
}
