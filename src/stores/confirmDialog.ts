import { proxy, ref } from 'valtio/vanilla';

type Question = {
  title?: string;
  message: string;
  ok: string;
  cancel: string;
  destructive?: boolean;
};

type Asked = Question & { answer: (yes: boolean) => void };

/** The question on screen, where the page puts its questions itself. */
export const state = proxy<{ asked: Asked | null }>({ asked: null });

/** Puts a question and waits for its answer; a question that another one replaces is a no. */
export function ask(question: Question): Promise<boolean> {
  state.asked?.answer(false);
  return new Promise((resolve) => {
    state.asked = ref({
      ...question,
      answer: (yes: boolean) => {
        state.asked = null;
        resolve(yes);
      },
    });
  });
}
