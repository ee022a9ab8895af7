/** Resolves in a task of its own: the browser handles taps before it, and has delivered what was on its way. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
