/** Picks 0 to `count` - 1, the n-th with a weight of 1/n. */
export function zipf(count: number): () => number {
  const sums: number[] = [];
  for (let rank = 1; rank <= count; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  const total = sums.at(-1) ?? 0;
  let state = 1;
  return () => {
    // A linear congruential generator: every run asks for the same.
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    const wanted = (state / 4_294_967_296) * total;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
