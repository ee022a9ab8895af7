import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** A package of package-lock.json; `path` is its folder, relative to the project. */
export type Package = {
  name: string;
  version: string;
  path: string;
  licence: string;
  isShipped: boolean;
  /** built for one platform; only the matching one is installed */
  isPlatform: boolean;
};

type Locked = {
  version?: string;
  license?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
};

/**
 * Development packages of which parts are shipped: Lucide's icons become one sprite, and the
 * bundler's chunk loader and module runtime are in the chunks.
 */
const partlyShipped = ['lucide-static', 'rolldown', 'vite'];

/** Every package of the lockfile, by name. */
export function readPackages(): Package[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const shipped = shippedOf(packages);
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({
      name: nameOf(path),
      version: locked.version ?? '',
      path,
      licence: locked.license ?? licenceOfFamily(path, packages),
      isShipped: shipped.has(path),
      isPlatform: locked.os !== undefined || locked.cpu !== undefined || !locked.license,
    }))
    .sort((a, b) => (`${a.name} ${a.path}` < `${b.name} ${b.path}` ? -1 : 1));
}

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** All transitive dependencies of the project, whether used entirely or not. */
function shippedOf(packages: Record<string, Locked>): Set<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const name of Object.keys(packages[path]?.dependencies ?? {}))
      visit(resolved(path, name, packages));
  };
  for (const name of Object.keys(packages['']?.dependencies ?? {}))
    visit(resolved('', name, packages));
  for (const name of partlyShipped) found.add(`node_modules/${name}`);
  return found;
}

/** Node's module resolution: beside the requiring package, or further up. */
function resolved(from: string, name: string, packages: Record<string, Locked>): string {
  const place = join(from, 'node_modules', name);
  if (place in packages) return place;
  if (from === '') throw new Error(`package-lock.json has no ${name}`);
  const outer = from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '');
  return resolved(outer, name, packages);
}

/**
 * A registry that lacks another platform's package does not state its licence; the packages of its
 * family have the same one.
 */
function licenceOfFamily(path: string, packages: Record<string, Locked>): string {
  const family = familyOf(path);
  const sibling = Object.entries(packages).find(
    ([other, { license }]) => license !== undefined && familyOf(other) === family,
  );
  return sibling?.[1].license ?? 'unknown';
}

/** `@biomejs/cli` for `@biomejs/cli-linux-x64`. */
export const familyOf = (path: string): string =>
  nameOf(path).replace(
    /-(android|darwin|linux|linuxmusl|win32|freebsd|netbsd|openbsd|sunos|aix|openharmony|wasm32)\b.*$/,
    '',
  );
