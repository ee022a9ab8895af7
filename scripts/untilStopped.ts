/** Tells the person at the terminal. */
export const say = (sentence: string): void => console.log(sentence);

/** Runs until SIGINT or SIGTERM, then closes everything and exits. */
export function untilStopped(close: () => Promise<unknown>): void {
  let isStopping = false;
  const stop = async () => {
    // A second Ctrl-C exits without waiting.
    if (isStopping) process.exit(1);
    isStopping = true;
    await close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
