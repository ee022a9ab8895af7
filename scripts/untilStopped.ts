/** Runs until Ctrl-C or a polite kill, then closes everything and ends. */
export function untilStopped(close: () => Promise<unknown>): void {
  let isStopping = false;
  const stop = async () => {
    // Pressed a second time: whoever asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    await close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
