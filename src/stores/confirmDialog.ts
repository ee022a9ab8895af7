import { ref } from 'valtio/vanilla';
import { defineStore } from './defineStore';

type ConfirmOptions = {
  title?: string;
  message: string;
  ok: string;
  cancel: string;
  destructive?: boolean;
};

type OpenDialog = ConfirmOptions & { answer: (yes: boolean) => void };

/** The open confirmation, for platforms where the page renders it itself. */
export const state = defineStore<{ asked: OpenDialog | null }>('global', () => ({ asked: null }));

/** Shows a confirmation and waits for the answer; one replaced by another resolves to false. */
export function ask(options: ConfirmOptions): Promise<boolean> {
  state.asked?.answer(false);
  return new Promise((resolve) => {
    state.asked = ref({
      ...options,
      answer: (yes: boolean) => {
        state.asked = null;
        resolve(yes);
      },
    });
  });
}
