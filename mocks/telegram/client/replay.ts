import { createStore, type Store } from '../store';
import type { Entry } from './log';

/** The events of a log, and how far they have been sent. */
export type Tape = {
  /** Telegram's events, oldest first */
  events: readonly Pick<Entry, 'at' | 'name' | 'data'>[];
  /** the index of the next one */
  next: number;
  isPlaying: boolean;
};

export type Replay = {
  tape: Store<Tape>;
  /** takes the events from the entries; nothing is sent yet */
  load: (entries: readonly Entry[]) => void;
  /** sends the rest with the original pauses, from the start when there is no rest */
  play: () => void;
  /** sends the next event only */
  step: () => void;
  stop: () => void;
};

/** Sends what Telegram sent once to the app again. */
export function createReplay(send: (name: string, data: unknown) => void): Replay {
  const tape = createStore<Tape>({ events: [], next: 0, isPlaying: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (part: Partial<Tape>) => tape.set({ ...tape.get(), ...part });

  const sendNext = () => {
    const { events, next } = tape.get();
    const event = events[next];
    if (!event) return;
    change({ next: next + 1 });
    send(event.name, event.data);
  };
  const goOn = () => {
    sendNext();
    const { events, next } = tape.get();
    const [last, following] = [events[next - 1], events[next]];
    if (last && following) timer = setTimeout(goOn, Math.max(0, following.at - last.at));
    else change({ isPlaying: false });
  };
  const stop = () => {
    clearTimeout(timer);
    change({ isPlaying: false });
  };
  const rewindAtEnd = () => {
    const { events, next } = tape.get();
    if (next >= events.length) change({ next: 0 });
  };

  return {
    tape,
    load: (entries) => {
      stop();
      const events = entries.filter(({ direction }) => direction === 'to app');
      tape.set({ events, next: 0, isPlaying: false });
    },
    play: () => {
      stop();
      rewindAtEnd();
      change({ isPlaying: true });
      goOn();
    },
    step: () => {
      stop();
      rewindAtEnd();
      sendNext();
    },
    stop,
  };
}
