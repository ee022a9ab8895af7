import { platformOf } from '../protocol/clients';
import type { HostEvents } from '../protocol/events';
import type { Handlers, MethodName } from '../protocol/methods';
import { type Context, quirksOf } from './context';
import { yesNo } from './prompts';

type Methods = Extract<MethodName, `web_app_biometry_${string}`>;

const tokenKey = 'token';

/** Finger or face, where the platform has it and the panel does not take it away. */
export function biometry(context: Context): Pick<Handlers, Methods> {
  const { ask, send, situation, vault } = context;
  let asked = false;
  let granted = false;

  const isThere = () => quirksOf(context).biometry && situation.get().biometry !== 'none';
  const mayUse = () => situation.get().biometry === 'grant' || granted;
  const info = (): HostEvents['biometry_info_received'] =>
    isThere()
      ? {
          available: true,
          type: platformOf(situation.get()) === 'ios' ? 'face' : 'finger',
          access_requested: asked || situation.get().biometry !== 'ask',
          access_granted: mayUse(),
          token_saved: vault.read('biometry', tokenKey) !== null,
          device_id: 'simulator',
        }
      : { available: false };

  const agrees = async (title: string, text: string) => {
    const { biometry: answer } = situation.get();
    if (answer !== 'ask') return answer === 'grant';
    const texts = context.texts();
    return (await ask({ title, text, actions: yesNo(texts, texts.allow) }))?.id === 'yes';
  };
  const requestAccess = async (reason = '') => {
    const { biometryTitle, biometryText } = context.texts();
    if (isThere() && !asked) granted = await agrees(biometryTitle, reason || biometryText);
    asked = true;
    send('biometry_info_received', info());
  };
  const unlock = async (reason = '') =>
    isThere() && mayUse() && (await agrees(context.texts().unlockTitle, reason));
  const authorize = async (reason?: string) => {
    if (!(await unlock(reason))) return send('biometry_auth_requested', { status: 'failed' });
    const token = vault.read('biometry', tokenKey) ?? '';
    send('biometry_auth_requested', { status: 'authorized', token });
  };
  const update = async (token: string, reason?: string) => {
    if (!(await unlock(reason))) return send('biometry_token_updated', { status: 'failed' });
    vault.write('biometry', tokenKey, token || null);
    send('biometry_token_updated', { status: token ? 'updated' : 'removed' });
  };

  return {
    web_app_biometry_get_info: () => send('biometry_info_received', info()),
    web_app_biometry_request_access: (data) => void requestAccess(data?.reason),
    web_app_biometry_request_auth: (data) => void authorize(data?.reason),
    web_app_biometry_update_token: ({ token, reason }) => void update(token, reason),
    web_app_biometry_open_settings: () => context.notify(context.texts().biometrySettings),
  };
}
