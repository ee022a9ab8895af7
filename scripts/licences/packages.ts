import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** A package of package-lock.json; `path` is its folder, relative to the project. */
export type Package = {
  name: string;
  version: string;
  path: string;
  licence: string;
  /** a dependency of the project, directly or not, however little of it is used */
  isShipped: boolean;
  /** built for one platform; only the matching one is installed */
  isPlatform: boolean;
};

type Locked = {
  version?: string;
  license?: string;
  /** what npm says of a package that no dependency of the project needs, directly or not */
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
};

/**
 * Development packages of which parts are shipped: Lucide's icons become one sprite, and the
 * bundler's chunk loader and module runtime are in the chunks.
 */
const partlyShipped = ['lucide-static', 'rolldown', 'vite'].map((name) => `node_modules/${name}`);

/** Every package of the lockfile, by name. */
export function readPackages(): Package[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({
      name: nameOf(path),
      version: locked.version ?? '',
      path,
      licence: locked.license ?? licenceOfFamily(path, packages),
      isShipped:
        !(locked.dev || locked.devOptional || locked.optional) || partlyShipped.includes(path),
      isPlatform: locked.os !== undefined || locked.cpu !== undefined || !locked.license,
    }))
    .sort((a, b) => (`${a.name} ${a.path}` < `${b.name} ${b.path}` ? -1 : 1));
}

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

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
