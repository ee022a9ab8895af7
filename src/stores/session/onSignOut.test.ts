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

test('what is the person’s is forgotten when they leave, and not again when the next one comes', () => {
  const forget = watch();
  session.setUser({ ...anna, firstName: 'Anna' });
  expect(forget).not.toHaveBeenCalled();
  session.setGuest();
  expect(forget).toHaveBeenCalled();
  forget.mockClear();
  session.signIn('token-2', boris);
  expect(forget).not.toHaveBeenCalled();
});

test('another shop forgets it too, and leaves what its own session brings along', () => {
  const forget = watch();
  session.restart(null);
  expect(forget).toHaveBeenCalled();
  forget.mockClear();
  session.setToken('token-2');
  session.setUser(boris);
  expect(forget).not.toHaveBeenCalled();
});

test('somebody else who comes at once forgets it', () => {
  const forget = watch();
  session.setUser(boris);
  expect(forget).toHaveBeenCalledOnce();
});
