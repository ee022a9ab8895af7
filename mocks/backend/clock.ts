/** The mock server's clocks, in epoch milliseconds. */
export type Clock = {
  /** business time, which `advance` moves */
  now(): number;
  /** real time, which cannot be moved: init data is checked against it */
  wall(): number;
  /** how far business time is ahead of real time */
  offset(): number;
  advance(ms: number): void;
  reset(): void;
};

/** An adjustable clock over `wall`, so that orders progress and codes expire without waiting. */
export function createClock(wall: () => number): Clock {
  let offset = 0;
  return {
    now: () => wall() + offset,
    wall,
    offset: () => offset,
    advance: (ms) => {
      offset += ms;
    },
    reset: () => {
      offset = 0;
    },
  };
}

/** The wire's ISO 8601 string for epoch milliseconds. */
export function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
