import type { Certificate } from './certificate';
import { type LineId, lines, type OutcomeOf } from './lines';
import type { Light, Outcome } from './lines/outcomes';
import type { Get } from './visit';

/** One line of the check: what was asked, what came, what it means and what to do. */
export type Finding = {
  subject: Subject;
  id: string;
  outcome: string;
  light: Light;
  asked: string;
  came: string;
  /** the sentence for the merchant */
  means: string;
  /** the sentence for the developer; empty where nothing is to be done */
  todo: string;
  /** it is in the file of what is known */
  isKnown?: boolean;
};

export const subjects = {
  address: 'The shop’s address',
  page: 'From the shop’s page',
  sells: 'Does it sell?',
  bot: 'The bot',
  signIn: 'Signing in from Telegram',
  server: 'The server',
} as const;

type Subject = keyof typeof subjects;

/** What of a check's answers may not be printed: a token in an error's text, for example. */
type Redact = (text: string) => string;

export type Find = <Id extends LineId>(id: Id, outcome: OutcomeOf<Id>, came: string) => void;

/** With what the shop's address and server are asked, and where it is said what came. */
export type Means = {
  find: Find;
  get: Get;
  fetch: typeof globalThis.fetch;
  /** rejects where nobody answers */
  readCertificate: (host: string, port: number) => Promise<Certificate>;
  /** now, in milliseconds */
  now: number;
  /** its end ends whatever is asked */
  until?: AbortSignal;
};

/** Collects findings. Foreign text in them is cut to a length that fits a line. */
export function createFindings(redact: Redact = (text) => text) {
  const findings: Finding[] = [];
  const find: Find = (id, outcome, came) => {
    const { asked, outcomes } = lines[id];
    const subject = id.slice(0, id.indexOf('.')) as Subject;
    const said = (outcomes as Record<string, Outcome>)[outcome];
    if (!said) throw new Error(`${id} has no outcome ${outcome}`);
    const facts = { asked, came: oneLine(redact(came)), ...said };
    findings.push({ subject, id, outcome, ...facts });
  };
  return { findings, find };
}

const longest = 200;

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
