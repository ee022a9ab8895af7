/** Picks 0 to `count` - 1, the n-th with a weight of 1/n. */
export function zipf(count: number): () => number {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let state = 1;
  return () => {
    // A linear congruential generator: every run asks for the same.
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    let left = (state / 4_294_967_296) * total;
    const found = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    // what rounding has left is the first one's
    return Math.max(0, found);
  };
}
