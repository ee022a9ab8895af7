import { createRoot } from 'react-dom/client';

// The yardstick: the least that a page of the same React can be.
const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>Hello, world</h1>);
