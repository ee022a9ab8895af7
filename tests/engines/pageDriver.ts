import { type Driver, frameSelector, type Key, type Place } from './driver';

type Scripted = { evaluate(script: string): Promise<unknown> };

/** What the pages of Playwright and Puppeteer have in common. */
type ScriptedPage = Scripted & {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  waitForSelector(selector: string): Promise<{ contentFrame(): Promise<Scripted | null> } | null>;
  readonly mouse: {
    click(x: number, y: number): Promise<void>;
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  readonly keyboard: {
    type(text: string): Promise<void>;
    press(key: Exclude<Key, 'Space' | 'ShiftTab'> | ' '): Promise<void>;
    down(key: 'Shift'): Promise<void>;
    up(key: 'Shift'): Promise<void>;
  };
  screenshot(): Promise<Uint8Array>;
};

/** A driver over the page of a library that runs the browser itself. */
export function driverOf(page: ScriptedPage, close: () => Promise<void>): Driver {
  async function documentOf(place: Place): Promise<Scripted> {
    if (place === 'page') return page;
    const frame = await (await page.waitForSelector(frameSelector))?.contentFrame();
    if (!frame) throw new Error('The simulator shows no app.');
    return frame;
  }

  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.evaluate('history.back()')),
    run: async (place, body) => (await documentOf(place)).evaluate(`(() => {${body}})()`),
    press: ({ x, y }) => page.mouse.click(x, y),
    async drag([from, ...way]) {
      if (!from) return;
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of way) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    async key(name) {
      if (name !== 'ShiftTab') return page.keyboard.press(name === 'Space' ? ' ' : name);
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
    },
    screenshot: () => page.screenshot(),
    close,
  };
}
