import { proxy } from 'valtio/vanilla';
import type { PersonalForm } from '../../domain/session/profileForm';
import { onSignOut } from './onSignOut';

type PersonalEdits = {
  /** what was typed about the person and is not saved; what they leave alone follows the server */
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
