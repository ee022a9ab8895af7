import type { Context, ReactElement, ReactNode } from 'react';
import * as react from 'react';
import { fetchPictures } from './snapshot';

/**
 * Draws elements into `root` as React would show them for the first time, without React DOM: the
 * picture stands while that is still on its way. Markup and rules are the components' own; effects,
 * events and refs wait for React, and pictures too, which would hold up its code on a slow network;
 * icons come behind the frame. Returns false, and leaves `root` as it is, when something here is not
 * as it should be.
 */
export function drawOnce(node: ReactNode, root: HTMLElement): boolean {
  const internals = Reflect.get(react, internalsName);
  const before = internals?.H;
  try {
    const picture = new DocumentFragment();
    internals.H = hooks;
    draw(node, picture);
    root.replaceChildren(picture);
    requestAnimationFrame(() => setTimeout(fetchPictures, 0, root));
    return true;
  } catch {
    return false;
  } finally {
    contexts.clear();
    if (internals) internals.H = before;
  }
}

/** Where React takes its hooks from while a component renders. A test tells when that has changed. */
const internalsName = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const contexts = new Map<unknown, unknown>();
const nothing = () => undefined;
let ids = 0;

/** What hooks answer to a component that is rendered once and never again. */
const hooks = {
  useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, nothing],
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useRef: (current: unknown) => ({ current }),
  useContext: (context: Context<unknown> & { _currentValue: unknown }) =>
    contexts.has(context) ? contexts.get(context) : context._currentValue,
  useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
  useId: () => {
    ids += 1;
    return `drawn-${ids}`;
  },
  useEffect: nothing,
  useLayoutEffect: nothing,
  useDeferredValue: (value: unknown) => value,
  useDebugValue: nothing,
};

/** Thrown by a component whose code is not here yet. */
const late = Symbol();
const typeOf = (name: string) => Symbol.for(`react.${name}`);
const kinds = {
  fragment: typeOf('fragment'),
  suspense: typeOf('suspense'),
  context: typeOf('context'),
  memo: typeOf('memo'),
  lazy: typeOf('lazy'),
};

function draw(node: ReactNode, into: Node): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return;
  if (typeof node !== 'object') into.appendChild(new Text(String(node)));
  else if (Symbol.iterator in node) for (const child of node) draw(child, into);
  else drawElement((node as Drawn).type, (node as Drawn).props, into);
}

type Drawn = ReactElement<Record<string, unknown> & { children?: ReactNode; fallback?: ReactNode }>;

function drawElement(type: unknown, props: Drawn['props'], into: Node): void {
  if (typeof type === 'string') drawTag(type, props, into);
  else if (type === kinds.fragment) draw(props.children, into);
  else if (type === kinds.suspense) drawSuspense(props, into);
  else if (typeof type === 'function') draw(render(type, props), into);
  else {
    const { $$typeof: kind, type: inner } = type as { $$typeof: symbol; type?: unknown };
    if (kind === kinds.memo) drawElement(inner, props, into);
    else if (kind === kinds.context) drawWithin(type, props, into);
    else throw kind === kinds.lazy ? late : new Error('An element that home does not draw');
  }
}

// biome-ignore lint/complexity/noBannedTypes: a class or a function, as React has it
function render(type: Function, props: unknown): ReactNode {
  return type.prototype?.render ? Reflect.construct(type, [props]).render() : type(props);
}

function drawWithin(context: unknown, props: Drawn['props'], into: Node): void {
  const outer = new Map(contexts);
  contexts.set(context, props.value);
  draw(props.children, into);
  contexts.clear();
  for (const [key, value] of outer) contexts.set(key, value);
}

function drawSuspense({ children, fallback }: Drawn['props'], into: Node): void {
  const inside = new DocumentFragment();
  try {
    draw(children, inside);
  } catch (thrown) {
    if (thrown !== late) throw thrown;
    inside.replaceChildren();
    draw(fallback, inside);
  }
  into.appendChild(inside);
}

const svg = 'http://www.w3.org/2000/svg';

function drawTag(tag: string, props: Drawn['props'], into: Node): void {
  const isSvg = tag === 'svg' || (into as Element).namespaceURI === svg;
  const element = isSvg ? document.createElementNS(svg, tag) : document.createElement(tag);
  for (const name in props) {
    const value = props[name];
    if (name === 'style') drawStyle(element, value as Declarations);
    // The sprite would come before the frame: see `fetchPictures`.
    else if (tag === 'use') drawAttribute(element, `data-${name}`, value);
    else if (!skipped.has(name)) drawAttribute(element, names[name] ?? name.toLowerCase(), value);
  }
  draw(props.children, element);
  into.appendChild(element);
}

/** These wait for React; `children` are drawn, and `ref` is React's own. */
const skipped = new Set(['children', 'ref', 'src', 'srcSet']);
const names: Record<string, string> = { className: 'class', htmlFor: 'for' };

/** A flag of HTML is there or not; what is said of a role, or kept as data, is told as `true` or `false`. */
function drawAttribute(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined || typeof value === 'function') return;
  const isFlag = typeof value === 'boolean' && !/^(aria-|data-|draggable$|focusable$)/.test(name);
  if (!isFlag) element.setAttribute(name, `${value}`);
  else if (value) element.setAttribute(name, '');
}

type Declarations = Record<string, string | number | undefined>;

/** Numbers are pixels, but for those that a component counts itself in. */
function drawStyle({ style }: ElementCSSInlineStyle, declarations: Declarations = {}): void {
  for (const [name, value] of Object.entries(declarations)) {
    if (name.startsWith('--')) style.setProperty(name, `${value}`);
    else Object.assign(style, { [name]: typeof value === 'number' ? `${value}px` : value });
  }
}
