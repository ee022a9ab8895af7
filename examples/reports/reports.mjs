import { keepCounts } from './counts.mjs';
import { openFile } from './files.mjs';
import { receiveReports } from './receiveReports.mjs';
import { readSettings } from './settings.mjs';

// Takes the reports of the shops and shows them: `node reports.mjs`, with the settings of README.md in the environment.

/** How often what has come is written, and what is too old goes, ms. */
const writeMs = 1000;
const pruneMs = 3_600_000;

try {
  const { file, address, port, hosts } = readSettings(process.env);
  const keeper = await openFile(file);
  const counts = keepCounts(keeper, { now: Date.now, hosts });
  const server = receiveReports({ counts });
  server.once('error', fail);
  server.listen(port, address, () => {
    const bound = server.address();
    const shown = typeof bound === 'object' && bound ? bound.port : port;
    console.log(
      `Reports are taken at http://${address}:${shown}/in and shown at http://${address}:${shown}/`,
    );
    console.log(`They are kept in ${keeper.name}`);
    if (hosts.length === 0)
      console.log('Anybody can fill them with invented shops: name yours in REPORTS_HOSTS.');
  });
  const timers = [every(writeMs, counts.flush), every(pruneMs, counts.prune)];
  for (const name of ['SIGINT', 'SIGTERM'])
    process.once(name, () => {
      for (const timer of timers) clearInterval(timer);
      server.close(() => {
        attempt(counts.flush);
        keeper.close();
      });
      server.closeIdleConnections();
    });
} catch (error) {
  fail(error);
}

/** A full disk costs what is kept, not what is shown. */
function attempt(/** @type {() => void} */ work) {
  try {
    work();
  } catch (error) {
    console.error(`Nothing was written: ${error instanceof Error ? error.message : error}`);
  }
}

function every(/** @type {number} */ ms, /** @type {() => void} */ work) {
  return setInterval(() => attempt(work), ms);
}

function fail(/** @type {unknown} */ error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  const isPort = ['EADDRINUSE', 'EACCES'].includes(code);
  console.error(isPort ? `${message}: set PORT to another one, above 1023.` : message);
  process.exit(1);
}
