import type { OtherServer } from '../otherServer/createOtherServer';
import type { DeviceWindow } from './createDevice';

/** One dinner that somebody wants, identified by its note. */
export type Wish = {
  note: string;
  /** the server's id of the person */
  userId: number;
  /** each press may have made an order */
  presses: number;
  /** the latest outcome on screen */
  said: string;
};

/** Records what the screens show and compares it with the server. */
export function createLedger(server: OtherServer) {
  const wishes: Wish[] = [];
  const wrongs: string[] = [];
  /** orders that a screen showed as accepted, with the signed-in person at that moment */
  const accepted = new Map<string, string>();
  const orderOf = (id: string) => server.world.orders.find((one) => String(one.id) === id);

  function checkWindow(place: string, window: DeviceWindow) {
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
    /** Checks that no window shows or has requested somebody else's data. */
    look(windows: ReadonlyMap<string, DeviceWindow>) {
      for (const [place, window] of windows) checkWindow(place, window);
      const strange = server.calls.find(({ status }) => status === 403);
      if (strange) wrongs.push(`requested somebody else's data: ${strange.method} ${strange.path}`);
      server.calls.length = 0;
    },
    /** Checks that every order was shown as accepted, or reported as unknown. */
    compare() {
      for (const [id, userId] of accepted) {
        const owner = orderOf(id)?.userId;
        if (String(owner) !== userId) wrongs.push(`order ${id} of ${owner} was shown to ${userId}`);
      }
      for (const { note, userId, presses, said } of wishes) {
        const made = server.world.orders.filter(({ body }) => body.note === note);
        const notShown = made.filter(({ id }) => !accepted.has(String(id)));
        if (made.some((one) => one.userId !== userId)) wrongs.push(`${note} is another's`);
        if (made.length > presses) wrongs.push(`${note}: ${made.length} of ${presses} presses`);
        if (notShown.length > 0 && said !== 'unknown')
          wrongs.push(`${note} (${said}): ordered but not shown`);
      }
    },
  };
}
