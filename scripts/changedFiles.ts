import { execFileSync } from 'node:child_process';
import { root } from './root';

export type Change = {
  /** the commit that the working copy is compared with */
  since: string;
  /** how many files differ from it, new ones included */
  files: number;
  /** the same in words, for a log */
  said: string;
};

/** Whose common ancestor with the current commit is the start of a change, in order. */
const bases = ['@{upstream}', 'origin/HEAD', 'origin/main', 'main'];

/**
 * What has changed since the branch left the first of `bases` that it is ahead of, committed or not;
 * on a branch that is ahead of none, what is not committed. Throws without a Git repository.
 */
export function findChange(folder: string = root): Change {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  const head = git('rev-parse', 'HEAD');
  const since = bases.map((base) => ancestor(git, base)).find((it) => it && it !== head) ?? head;
  const lists = [
    git('diff', '--name-only', since),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = lists.flatMap((list) => list.split('\n')).filter(Boolean).length;
  const what = since === head ? 'the last commit' : since.slice(0, 9);
  return { since, files, said: `${sayCount(files)} changed since ${what}` };
}

function sayCount(files: number): string {
  if (files === 0) return 'nothing';
  return files === 1 ? '1 file' : `${files} files`;
}

function ancestor(git: (...words: string[]) => string, base: string): string | null {
  try {
    return git('merge-base', 'HEAD', base);
  } catch {
    // there is no such branch
    return null;
  }
}
