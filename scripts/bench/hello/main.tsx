import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// The baseline: the minimum a page with the same React, and a tap on it, can cost.
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <>
      <h1>Hello, world</h1>
      <Counter />
    </>,
  );

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
