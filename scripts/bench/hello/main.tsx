import { createRoot } from 'react-dom/client';

// The baseline: the minimum a page with the same React can cost.
const root = document.getElementById('root');
if (root) {
  const start = performance.now();
  createRoot(root).render(<h1>Hello, world</h1>);
  // The same measure as the shop's (src/app/mountReact.ts).
  performance.measure('home mounted', { start });
}
