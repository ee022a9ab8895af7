import { proxy } from 'valtio/vanilla';
import type { PersonalForm } from '../../domain/session/profileForm';
import { onSignOut } from './onSignOut';

type PersonalEdits = {
  /** unsaved edits of the profile; untouched fields follow the server */
  edits: Partial<PersonalForm>;
};

export const state = proxy<PersonalEdits>({ edits: {} });

export function edit(part: Partial<PersonalForm>) {
  Object.assign(state.edits, part);
}

export function forget() {
  state.edits = {};
}

onSignOut(forget);
