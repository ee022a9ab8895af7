import { createBackend } from '../mocks/backend/app';
import { announceCodes } from './announceCodes';
import { mockBackend } from './mockBackend';
import { readOptions } from './options';
import { untilStopped } from './untilStopped';
import { say, startVite } from './viteServer';

// npm run dev: only the app and the mock backend.
readOptions({});
const backend = announceCodes(createBackend(), say);
const app = await startVite('vite.config.ts', 5173, { plugins: [mockBackend(backend)] });
untilStopped(() => app.server.close());
say(
  `\n  ${app.origin}/?vendor=demo\n\n  Ctrl-C stops it. npm start has the Telegram simulator too.\n`,
);
