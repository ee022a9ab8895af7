// Each app makes its calls one after another and writes down what each came to. Not typed, as the shop’s
// types take the SDK for the one runtime that it ships.

const patienceMs = 10_000;
const late = () => new Promise((resolve) => setTimeout(() => resolve('no answer'), patienceMs));

/** Runs the calls, `[name, run]`, and shows their outcomes as JSON by name. */
export async function report(calls) {
  const outcomes = {};
  for (const [name, run] of calls) {
    try {
      outcomes[name] = (await Promise.race([run(), late()])) ?? 'done';
    } catch (error) {
      outcomes[name] = `failed: ${error.message}`;
    }
  }
  document.querySelector('#outcomes').textContent = JSON.stringify(outcomes);
}
