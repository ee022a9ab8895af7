import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { WebkitPaths } from '../../scripts/engines';
import { type Driver, frameSelector, type Place, windowSize } from './driver';
import { startVirtualScreen } from './virtualScreen';

/** ms between the moves of a drag */
const moveMs = 16;
/** ms for the driver's service to start, generous for a busy machine */
const startMs = 20_000;

/** WebKitGTK's small browser on a virtual screen, over WebDriver. */
export async function startWebkit(paths: WebkitPaths, size = windowSize): Promise<Driver> {
  const screen = await startVirtualScreen(paths.xvfb);
  const port = await anyPort();
  const service = spawn(paths.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const stop = () => {
    service.kill();
    screen.stop();
  };
  try {
    const server = `http://127.0.0.1:${port}`;
    await untilAnswering(`${server}/status`);
    const driver = await new Builder().usingServer(server).withCapabilities(wanted(paths)).build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    return driverOf(driver, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

const keys = {
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Space: Key.SPACE,
  ShiftTab: Key.chord(Key.SHIFT, Key.TAB),
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  F6: Key.F6,
};

const wanted = ({ browser }: WebkitPaths) =>
  new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });

async function untilAnswering(url: string): Promise<void> {
  for (const end = Date.now() + startMs; ; await wait(100))
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
}

function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function driverOf(driver: WebDriver, stop: () => void): Driver {
  async function inPlace<T>(place: Place, work: () => Promise<T>): Promise<T> {
    if (place === 'page') return work();
    await driver.switchTo().frame(await driver.findElement(By.css(frameSelector)));
    try {
      return await work();
    } finally {
      await driver.switchTo().defaultContent();
    }
  }
  const point = ({ x, y }: { x: number; y: number }, duration = 0) => ({
    x: Math.round(x),
    y: Math.round(y),
    origin: Origin.VIEWPORT,
    duration,
  });

  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: async () => void (await driver.executeScript('history.back()')),
    run: (place, body) => inPlace(place, () => driver.executeScript(body)),
    press: async (at) => driver.actions().move(point(at)).press().release().perform(),
    async drag([from, ...way]) {
      if (!from) return;
      const actions = driver.actions().move(point(from)).press();
      for (const at of way) actions.move(point(at, moveMs));
      await actions.release().perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    key: (name) => driver.actions().sendKeys(keys[name]).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit().finally(stop);
    },
  };
}
