import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// The yardstick: the least that a page of the same React can be, and the least that a tap takes there.
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
