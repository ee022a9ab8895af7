import { cp } from 'node:fs/promises';
import { basename } from 'node:path';

/** The page, of which each host has its own, the rule files of static hosts, and build metadata. */
const notServed = /^(index\.html(\.(br|gz))?|\.vite|_headers|_redirects)$/;
const isPackedFile = /\.(br|gz)$/;

/** Copies the files of a build that hosts have in common; those that are packed only for a server that does not pack. */
export const copyBuild = (dist: string, to: string, { isPacked = false } = {}): Promise<void> =>
  cp(dist, to, {
    recursive: true,
    filter: (from) =>
      from === dist || !(notServed.test(basename(from)) || (!isPacked && isPackedFile.test(from))),
  });
