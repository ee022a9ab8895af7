/** A response of the API that the edge does not use, for the health page. */
export type Problem = {
  /** without a query */
  call: string;
  why: string;
  /** the last time, ISO 8601 */
  at: string;
  count: number;
};

const most = 20;

/** Remembers the latest problems, one for each call. */
export function createProblems(now: () => number) {
  const problems = new Map<string, Problem>();

  return {
    note(url: string, why: string): void {
      const call = url.split('?', 1)[0] ?? '';
      const count = (problems.get(call)?.count ?? 0) + 1;
      problems.delete(call);
      problems.set(call, { call, why, at: new Date(now()).toISOString(), count });
      for (const oldest of problems.keys()) {
        if (problems.size <= most) break;
        problems.delete(oldest);
      }
    },
    all: (): Problem[] => [...problems.values()],
  };
}
