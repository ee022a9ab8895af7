import { familyOf, type Package } from './packages.ts';

/** docs/licences.md: every package of the lockfile with its licence, shipped ones first. */
export function writePage(packages: readonly Package[]): string {
  const shipped = packages.filter(({ isShipped }) => isShipped);
  const others = packages.filter(({ isShipped }) => !isShipped);
  return `# Licences

Generated from package-lock.json by \`npm run licences\`; a test fails when it is outdated. The allowed
licences are listed in \`scripts/licences/allowed.ts\`; any other licence fails the tests too.

Shipped packages have licences that require their notice and nothing else. A build writes these notices
to \`licences.txt\`, next to the shop's files. All dependencies count as shipped, including parts that the
build drops as unused.

## Shipped with the shop

${table(shipped)}

## Build and test tools

None of these are modified or distributed. MPL-2.0 (the accessibility checks, the style compiler) and
LGPL-3.0-or-later (the image library of the mock backend) only require the source of changed files.

${table(others)}
`;
}

function table(packages: readonly Package[]): string {
  const rows = new Set(packages.map(row));
  return ['| Package | Version | Licence |', '|---|---|---|', ...rows].join('\n');
}

/** Platform variants of a package share a row. */
function row({ name, version, licence, isPlatform }: Package): string {
  const family = familyOf(name);
  const shown = isPlatform && family !== name ? `${family}-…` : name;
  return `| ${shown} | ${version} | ${licence.replace(/^\((.*)\)$/, '$1')} |`;
}
