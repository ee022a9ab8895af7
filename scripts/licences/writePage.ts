import { familyOf, type Package } from './packages.ts';

/** docs/licences.txt: every package of the lockfile with its licence, shipped ones first. */
export function writePage(packages: readonly Package[]): string {
  const shipped = packages.filter(({ isShipped }) => isShipped);
  const others = packages.filter(({ isShipped }) => !isShipped);
  return `Every package of package-lock.json with its licence: written by \`npm run docs\`; a test fails when this is outdated,
and when a licence is not one of scripts/licences/allowed.ts.

Shipped with the shop. Their licences ask for their notice and nothing else; a build writes the notices to licences.txt,
next to the shop's files. All dependencies count, also parts that the build drops.

${list(shipped)}

Build and test tools, neither modified nor distributed. MPL-2.0 (the accessibility checks, the style compiler) and
LGPL-3.0-or-later (the image library of the mock backend) only ask for the source of changed files.

${list(others)}
`;
}

const list = (packages: readonly Package[]): string => [...new Set(packages.map(line))].join('\n');

/** Platform variants of a package share a line. */
function line({ name, version, licence, isPlatform }: Package): string {
  const family = familyOf(name);
  const shown = isPlatform && family !== name ? `${family}-…` : name;
  return `${shown} ${version}: ${licence.replace(/^\((.*)\)$/, '$1')}`;
}
