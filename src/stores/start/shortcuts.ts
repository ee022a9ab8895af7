import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

/** Whether single keys lead somewhere on a desktop; some people's speech input types them (2.1.4). */
export const state = defineStore('device', () => ({ areOn: true }));

export function turn(areOn: boolean) {
  state.areOn = areOn;
}

persist({
  key: 'shortcuts',
  store: state,
  dump: () => (state.areOn ? null : 'off'),
  read: (stored) => (stored === 'off' ? stored : null),
  restore: (stored) => turn(stored !== 'off'),
});
