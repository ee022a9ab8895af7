import { expect, test, vi } from 'vitest';
import { sampleUser } from '../../../tests/samples/models';
import { onSignOut } from './onSignOut';
import * as session from './session';

const [anna, boris] = [sampleUser({ id: 'anna' }), sampleUser({ id: 'boris' })];

function watch() {
  session.restart(null);
  session.signIn('token-1', anna);
  const forget = vi.fn();
  onSignOut(forget);
  return forget;
}

test('the callback runs when the user signs out, and not again when the next one signs in', () => {
  const forget = watch();
  session.setUser({ ...anna, firstName: 'Anna' });
  expect(forget).not.toHaveBeenCalled();
  session.setGuest();
  expect(forget).toHaveBeenCalled();
  forget.mockClear();
  session.signIn('token-2', boris);
  expect(forget).not.toHaveBeenCalled();
});

test('switching shops runs it too, before the next session starts', () => {
  const forget = watch();
  session.restart(null);
  expect(forget).toHaveBeenCalled();
  forget.mockClear();
  session.setToken('token-2');
  session.setUser(boris);
  expect(forget).not.toHaveBeenCalled();
});

test('switching directly to another user runs it', () => {
  const forget = watch();
  session.setUser(boris);
  expect(forget).toHaveBeenCalledOnce();
});
