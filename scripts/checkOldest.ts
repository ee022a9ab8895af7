import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { appDir } from './buildShop';
import { inlineScripts } from './inlineScripts';
import { inScripts, inStyles, type Known } from './oldest/known';
import { type Finding, lintScripts, lintStyles, lintText } from './oldest/lint';
import { root } from './root';

// Checks that the build and the style sheets use nothing that the oldest supported browsers lack,
// apart from what oldest/known.ts lists.

const page = await readFile(join(appDir, 'index.html'), 'utf8');
const inline = inlineScripts(page);
const sources = await readdir(join(root, 'src'), { recursive: true });
const sheets = sources.filter((name) => name.endsWith('.css')).map((name) => join('src', name));
// firstPaint, early, and the line behind the root
if (inline.length < 3 || sheets.length === 0) throw new Error('There is nothing to check.');

const scripts = [
  ...(await lintText(inline.join('\n;'))),
  ...(await lintScripts([`${relative(root, appDir)}/assets/*.js`])),
];
const faults = [...faultsOf(scripts, inScripts), ...faultsOf(await lintStyles(sheets), inStyles)];
for (const fault of faults) console.error(fault);
console.log(
  `Oldest clients: ${faults.length === 0 ? 'nothing unknown' : `${faults.length} faults`}.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Findings that are not listed, and entries of the list without a finding. */
function faultsOf(findings: readonly Finding[], known: readonly Known[]): string[] {
  const isKnown = (finding: Finding, entry: Known) =>
    finding.what.includes(entry.what) && basename(finding.file).startsWith(entry.in ?? '');
  const unknown = findings
    .filter((finding) => !known.some((entry) => isKnown(finding, entry)))
    .map(({ what, file, line }) => `${relative(root, file)}:${line} ${what}`);
  const stale = known
    .filter((entry) => !findings.some((finding) => isKnown(finding, entry)))
    .map(({ what }) => `scripts/oldest/known.ts: ${what} is no longer used`);
  return [...new Set([...unknown, ...stale])];
}
