export type Step = {
  name: string;
  run: () => Promise<void>;
  /** makes it as it was, also after half of `run` */
  undo?: () => Promise<void>;
};

/**
 * Takes the steps one after the other. Where one fails, it and those before it are undone, the last one first, and what
 * is thrown says which it was.
 */
export async function inSteps(steps: readonly Step[], say: (line: string) => void): Promise<void> {
  for (const [at, { name, run }] of steps.entries())
    try {
      await run();
      say(`${name}: done.`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const left: string[] = [];
      for (const step of steps.slice(0, at + 1).reverse())
        await step.undo?.().catch((failed: unknown) => left.push(`${step.name} (${failed})`));
      throw new Error(
        `${name} failed: ${why}\n${left.length === 0 ? 'Everything is as it was.' : `Not undone: ${left.join(', ')}.`}`,
      );
    }
}
