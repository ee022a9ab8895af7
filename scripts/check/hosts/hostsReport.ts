import { htmlPage, htmlText } from '../reportHtml';
import { type HostState, type SeenHost, states } from './checkHosts';
import type { HostRecord, Run } from './lastRun';

/** A shop on the page. */
export type HostLine = SeenHost & {
  /** since when it is as it was seen, epoch ms */
  since: number;
  /** seen once only: it may be one bad answer */
  isCertain: boolean;
};

const marks: Readonly<Record<HostState, string>> = { broken: '✗', closed: '–', selling: '✓' };
const lights = { broken: 'red', closed: 'grey', selling: 'green' } as const;

/** What was seen, with what is known of it, the worst first. */
export const linesOf = (seen: readonly SeenHost[], run: Run): HostLine[] =>
  states.flatMap((state) =>
    seen
      .filter((one) => one.state === state)
      .map((one) => ({ ...one, ...certaintyOf(one, run.get(one.host)) })),
  );

function certaintyOf({ state }: SeenHost, record: HostRecord | undefined) {
  const isCertain = record?.state === state;
  const since = isCertain ? record.since : (record?.doubtedSince ?? 0);
  return { since, isCertain };
}

/** “2026-11-29 12:40 UTC” */
export const timeOf = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** “3 broken, 1 closed, 496 selling.” */
export const sumOf = (lines: readonly Pick<SeenHost, 'state'>[]): string =>
  `${states.map((state) => `${lines.filter((one) => one.state === state).length} ${state}`).join(', ')}.`;

const factsOf = ({ since, isCertain }: HostLine, show = timeOf): string =>
  `since ${show(since)}${isCertain ? '' : ', seen once'}`;
/** The sentences of what is red besides. */
const besidesOf = ({ findings, why }: HostLine): string[] =>
  findings.filter(({ light, means }) => light === 'red' && means !== why).map(({ means }) => means);

/** One page for a terminal: every shop that does not sell or has something red, and how many there are. */
export function hostsLines(lines: readonly HostLine[]): string[] {
  const shown = lines.filter((one) => one.state !== 'selling' || besidesOf(one).length > 0);
  return [
    ...shown.flatMap((one) => [
      `${marks[one.state]} ${one.host}  ${one.state} ${factsOf(one)}`,
      ...[one.why, ...besidesOf(one)].filter(Boolean).map((sentence) => `    ${sentence}`),
    ]),
    ...(shown.length > 0 ? [''] : []),
    sumOf(lines),
  ];
}

const timeElement = (at: number): string => `<time>${timeOf(at)}</time>`;

/** The same as a file for a browser, with every shop. `at`: when, in words. */
export function hostsHtml(lines: readonly HostLine[], about: string, at: string): string {
  const items = lines.map((one) => {
    const sentences = [one.why, ...besidesOf(one)].filter(Boolean);
    return [
      `<li class="${lights[one.state]}">`,
      `<p><span class="light">${htmlText(one.host)}</span>: ${one.state} ${factsOf(one, timeElement)}</p>`,
      ...sentences.map((sentence) => `<p class="came">${htmlText(sentence)}</p>`),
      '</li>',
    ].join('\n');
  });
  return htmlPage(about, `${at}. ${sumOf(lines)}`, `<ul>\n${items.join('\n')}\n</ul>`);
}
