/** A point in CSS pixels of the page. */
export type Point = { x: number; y: number };

/** The app's own document: the page, or the frame of the simulator. */
export type Place = 'page' | 'app';

/**
 * What a scenario needs of a browser. Engines differ in how they are driven, not in what a person
 * does with them: everything else is written once, in `screen.ts`.
 */
export type Driver = {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** the browser's own Back */
  back(): Promise<void>;
  /** Runs a script's function body in the page or the app's frame; its result is JSON. */
  run(place: Place, body: string): Promise<unknown>;
  /** Presses and releases the main button of the mouse. */
  press(at: Point): Promise<void>;
  /** Holds the button down along a way. */
  drag(way: readonly Point[]): Promise<void>;
  /** Types into the focused field. */
  type(text: string): Promise<void>;
  key(name: Key): Promise<void>;
  /** PNG */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
};

export type Key =
  | 'Escape'
  | 'Tab'
  | 'ShiftTab'
  | 'Enter'
  | 'Space'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'F6';

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** Starts an engine with a phone's window (docs/tests.md says how far each can be one). */
export type MakeDriver = () => Promise<Driver>;

export const windowSize = { width: 390, height: 844 };
export const frameSelector = 'iframe[title="Mini App"]';
