import type { OtherServer } from '../otherServer/createOtherServer';
import type { DeviceWindow } from './createDevice';

/** One thing that somebody wanted to eat. Its note tells it from every other. */
export type Wish = {
  note: string;
  /** the server's id of who wants it */
  userId: number;
  /** each press may have made an order */
  presses: number;
  /** what the screen said last */
  said: string;
};

/** Writes down what the screens say, and compares it with what the server has. */
export function createLedger(server: OtherServer) {
  const wishes: Wish[] = [];
  const wrongs: string[] = [];
  /** orders that a screen has called accepted, and who was there then */
  const accepted = new Map<string, string>();
  const orderOf = (id: string) => server.world.orders.find((one) => String(one.id) === id);

  function lookAt(place: string, window: DeviceWindow) {
    const { user } = window.session.state;
    const { orderId } = window.placed.state;
    if (orderId !== null && user) accepted.set(orderId, user.id);
    const { active, known } = window.orders.state;
    for (const id of new Set([...active.map((one) => one.id), ...Object.keys(known)])) {
      const owner = orderOf(id)?.userId;
      if (String(owner) !== user?.id)
        wrongs.push(`${place}: ${user?.id} sees order ${id} of ${owner}`);
    }
    const wish = wishes.find(({ note }) => note === window.draft.state.note);
    if (wish && user && String(wish.userId) !== user.id) {
      wrongs.push(`${place}: ${user.id} has the draft of ${wish.note} of ${wish.userId}`);
    }
  }

  return {
    wishes,
    wrongs,
    /** Nothing of somebody else is on any screen, nor was any of it asked for. */
    look(windows: ReadonlyMap<string, DeviceWindow>) {
      for (const [place, window] of windows) lookAt(place, window);
      const strange = server.calls.find(({ status }) => status === 403);
      if (strange) wrongs.push(`asked for another's: ${strange.method} ${strange.path}`);
      server.calls.length = 0;
    },
    /** Each order is one that a screen has called accepted, or one of which none knew. */
    compare() {
      for (const [id, userId] of accepted) {
        const owner = orderOf(id)?.userId;
        if (String(owner) !== userId) wrongs.push(`order ${id} of ${owner} was shown to ${userId}`);
      }
      for (const { note, userId, presses, said } of wishes) {
        const made = server.world.orders.filter(({ body }) => body.note === note);
        const untold = made.filter(({ id }) => !accepted.has(String(id)));
        if (made.some((one) => one.userId !== userId)) wrongs.push(`${note} is another's`);
        if (made.length > presses) wrongs.push(`${note}: ${made.length} of ${presses} presses`);
        if (untold.length > 0 && said !== 'unknown')
          wrongs.push(`${note} (${said}): made, not told`);
      }
    },
  };
}
