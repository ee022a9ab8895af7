import type { Answer } from '../proxy/proxy';

/** How long an app may take to its first message, in milliseconds. */
const patienceMs = 5000;

export type Silence = {
  /** the app is being opened */
  wait: () => void;
  /** its frame has loaded a page */
  loaded: () => void;
  /** it has spoken, or is closed */
  over: () => void;
  /** the reason is known */
  explain: (trouble: string) => void;
};

/** Says why nothing comes from the app: at once when its server is the reason, else after a while. */
export function createSilence(options: {
  answer: () => Promise<Answer>;
  /** the app's address, as people know it */
  app: () => string;
  show: (trouble: string) => void;
}): Silence {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = 0;
  let waiting = false;

  const look = async (late: boolean) => {
    if (!waiting) return;
    const wait = waits;
    const answer = await options.answer().catch((): Answer => ({ kind: 'none' }));
    if (!waiting || wait !== waits) return;
    const trouble = troubleOf(answer, options.app(), late);
    if (trouble) options.show(trouble);
  };
  const over = () => {
    waiting = false;
    clearTimeout(timer);
  };
  return {
    wait: () => {
      over();
      waits += 1;
      waiting = true;
      timer = setTimeout(() => void look(true), patienceMs);
    },
    loaded: () => void look(false),
    over,
    explain: (trouble) => {
      over();
      options.show(trouble);
    },
  };
}

export const scriptTrouble =
  'Telegram’s own script, telegram-web-app.js of telegram.org or tg.dev, could not be loaded: its host ' +
  'is out of reach from here, or the app’s policy refuses it. Save a copy where it can be reached, and ' +
  'start the simulator with --telegram-script and that file.';

/** Why messages from another origin than the app's count for nothing. */
export const strayTrouble = (origin: string): string =>
  `The app has moved to ${origin}. Telegram takes no messages from another origin than the app’s own ` +
  '(since Bot API 10.2): open that address in the simulator, or stay on one origin.';

const reasons = new Map([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'there is no host of that name'],
  ['ETIMEDOUT', 'it does not respond'],
  ['ECONNRESET', 'it hung up, perhaps because it speaks https and not http, or the reverse'],
  ['EPROTO', 'it does not speak https'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is self-signed'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
]);

/** One sentence on what is wrong and one on what to do; undefined when all may yet be well. */
function troubleOf(answer: Answer, app: string, late: boolean): string | undefined {
  if (answer.kind === 'unreachable') {
    const why = reasons.get(answer.why) ?? answer.why;
    return `${app} cannot be reached: ${why}. Start the app or correct its address, then press Relaunch.`;
  }
  if (answer.kind === 'elsewhere') {
    return `${app} sends the browser on to ${answer.address}, where the simulator cannot listen, and Telegram takes no messages (since Bot API 10.2). Open that address in the simulator instead.`;
  }
  if (answer.kind === 'page' && answer.status >= 400) {
    return `${app} refuses the page with the status ${answer.status}. Check the path, and what the app’s server says.`;
  }
  if (!late) return undefined;
  if (answer.kind === 'none') {
    return `${app} has not answered for ${patienceMs / 1000} seconds. Look whether its server hangs, then press Relaunch.`;
  }
  return `The app has loaded but has sent nothing to Telegram for ${patienceMs / 1000} seconds. Look in the browser’s console for an error, and whether the page starts its Telegram SDK.`;
}
