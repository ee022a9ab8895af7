import { type Finding, subjects } from './finding';
import type { Light } from './lines/outcomes';

const marks: Readonly<Record<Light, string>> = { green: '✓', yellow: '!', red: '✗', grey: '·' };

/** The findings of a subject, in the order in which they were found. */
export function bySubject(findings: readonly Finding[]): [string, readonly Finding[]][] {
  return Object.entries(subjects).flatMap(([subject, title]): [string, readonly Finding[]][] => {
    const own = findings.filter((one) => one.subject === subject);
    return own.length > 0 ? [[title, own]] : [];
  });
}

/** The page at the end of a check, for a terminal: one finding below the other, by subject. */
export function reportLines(findings: readonly Finding[]): string[] {
  const lines = bySubject(findings).flatMap(([title, own]) => [
    '',
    title,
    ...own.flatMap((one) => [
      `  ${marks[one.light]} ${one.asked}  ${one.came}${one.isKnown ? '  (known)' : ''}`,
      `      ${one.means}`,
      ...(one.todo ? [`      → ${one.todo}`] : []),
    ]),
  ]);
  return [...lines, '', summaryOf(findings)];
}

/** “2 red, 1 yellow, 30 green”. */
export function summaryOf(findings: readonly Finding[]): string {
  const count = (light: Light) => findings.filter((one) => one.light === light).length;
  const notAsked = count('grey') > 0 ? `, ${count('grey')} not asked` : '';
  const isKnown = findings.filter((one) => one.isKnown).length;
  const known = isKnown > 0 ? ` ${isKnown} of them known.` : '';
  return `${count('red')} red, ${count('yellow')} yellow, ${count('green')} green${notAsked}.${known}`;
}
