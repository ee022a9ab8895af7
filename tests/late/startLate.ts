import type { Flow } from './flow';
import { busy, type Look } from './lookAtAll';
import { anna, openLate } from './openLate';
import { recordsOf } from './trespassOf';

/** A page on which a flow has made its request and waits for the response. */
export async function startLate({ call, opening, prepare }: Flow) {
  const late = await openLate(opening);
  const { page, look, begin, untilQuiet } = late;
  const start = await prepare(page);
  await untilQuiet();
  page.toasts.reset();
  const { token, user } = page.session.state;
  const busyBefore = busy(look());
  const asked = await begin(call, start);

  /** Stores that are waiting now and were not before. */
  const stillBusy = () => busy(look()).filter((name) => !busyBefore.includes(name));

  /** Traces of the previous person, except what is stored for the previous shop. */
  function leftBehind(now: Look) {
    if (!user || !token) return [];
    const isBack = page.session.state.user?.id === user.id;
    const ids = recordsOf((userId) => userId === user.id).map((id) => `"${id}"`);
    const traces = isBack ? [token] : [token, 'Anna', anna.slice(1), ...ids];
    return Object.entries(now).filter(
      ([name, text]) => !/:7001(@|$)/.test(name) && traces.some((trace) => text.includes(trace)),
    );
  }

  const failures = () => page.toasts.state.list.filter(({ tone }) => tone === 'bad');
  return { ...late, asked, stillBusy, leftBehind, failures };
}
