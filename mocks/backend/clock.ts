/** Time as the mock server sees it, in epoch milliseconds. */
export type Clock = {
  /** the server's business time: moved by `advance` */
  now(): number;
  /** the time of the wall, which nobody moves: init data is judged by it */
  wall(): number;
  advance(ms: number): void;
  reset(): void;
};

/** A clock over `wall` that can be moved, so that orders ripen and codes expire without waiting. */
export function createClock(wall: () => number): Clock {
  let offset = 0;
  return {
    now: () => wall() + offset,
    wall,
    advance: (ms) => {
      offset += ms;
    },
    reset: () => {
      offset = 0;
    },
  };
}

/** Milliseconds as the ISO 8601 string that the wire carries. */
export function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
