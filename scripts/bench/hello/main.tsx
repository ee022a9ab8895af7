import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// The baseline: the minimum a page with the same React, and a tap on it, can cost.
const root = document.getElementById('root');
if (root) {
  const start = performance.now();
  createRoot(root).render(
    <>
      <h1>Hello, world</h1>
      <Counter />
    </>,
  );
  // The same measure as the shop's (src/app/mountReact.ts).
  performance.measure('home mounted', { start });
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
