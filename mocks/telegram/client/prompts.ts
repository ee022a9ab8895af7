import type { Store } from '../store';
import type { Phone, Prompt } from './phone';

export type Action = {
  id: string;
  label: string;
  tone?: 'destructive' | 'quiet';
};

/** A dialog of Telegram's. */
export type Question = {
  title: string;
  text: string;
  actions: readonly Action[];
  /** a line of text to type, such as what a scanned code holds */
  input?: { label: string; value: string };
};

export type Reply = {
  id: string;
  text: string;
};

export type Ask = (question: Question) => Promise<Reply | undefined>;

/** Shows a dialog and waits for the answer; nothing when the person dismisses it. */
export function createAsk(phone: Store<Phone>): Ask {
  let count = 0;
  const drop = (key: number) => {
    const now = phone.get();
    phone.set({ ...now, prompts: now.prompts.filter((prompt) => prompt.key !== key) });
  };
  return (question) =>
    new Promise((resolve) => {
      count += 1;
      const key = count;
      const answer = (reply: Reply | undefined) => {
        drop(key);
        resolve(reply);
      };
      const prompt: Prompt = { ...question, key, answer };
      phone.set({ ...phone.get(), prompts: [...phone.get().prompts, prompt] });
    });
}
