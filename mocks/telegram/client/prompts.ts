import type { Store } from '../store';
import type { Texts } from '../texts/en';
import type { Action, Phone, Prompt, Question, Reply } from './phone';

/** To refuse and to agree. */
export const yesNo = (texts: Texts, yes: string): Action[] => [
  { id: 'no', label: texts.cancel, tone: 'quiet' },
  { id: 'yes', label: yes },
];

export type Ask = (question: Question) => Promise<Reply | undefined>;

/** Shows a dialog and resolves to its result, undefined when dismissed. */
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
