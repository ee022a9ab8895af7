import type { PersonalForm } from '../../domain/session/profileForm';
import { defineStore } from '../defineStore';

type PersonalEdits = {
  /** unsaved edits of the profile; untouched fields follow the server */
  edits: Partial<PersonalForm>;
};

export const state = defineStore<PersonalEdits>('user', () => ({ edits: {} }));

export function edit(part: Partial<PersonalForm>) {
  Object.assign(state.edits, part);
}

export function forget() {
  state.edits = {};
}
