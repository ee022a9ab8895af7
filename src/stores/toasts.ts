import { ref } from 'valtio/vanilla';
import type { Language } from '../domain/text/language';
import { defineStore } from './defineStore';

type Toast = {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  /** the language of the texts, where it is not the shop's current one */
  language: Language | null;
  /** an action such as undo, offered beside the text */
  action: { text: string; onPress: () => void } | null;
};

let lastId = 0;

/** The toasts on screen, oldest first; the rendering component times them out. */
export const state = defineStore<{ list: Toast[] }>('global', () => ({ list: [] }));

/**
 * Shows a toast unless the text is empty; a repeated text replaces the earlier toast. `isUndo`: the action undoes what
 * the toast says, and what an equal one says was something else.
 */
export function show(
  text: string,
  options: {
    tone?: Toast['tone'] | undefined;
    language?: Language;
    action?: NonNullable<Toast['action']>;
    isUndo?: boolean;
  } = {},
) {
  if (text === '') return;
  if (!options.isUndo) state.list = state.list.filter((toast) => toast.text !== text);
  lastId += 1;
  state.list.push({
    id: lastId,
    text,
    tone: options.tone ?? 'plain',
    language: options.language ?? null,
    action: options.action ? ref(options.action) : null,
  });
}

export function dismiss(id: number) {
  state.list = state.list.filter((toast) => toast.id !== id);
}

/** What an action would do is the person's who is leaving, such as putting their line back. */
export function dismissActions() {
  state.list = state.list.filter(({ action }) => !action);
}

export function reset() {
  state.list = [];
}
