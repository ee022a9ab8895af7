type Fiber = {
  tag: number;
  memoizedProps: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  type: unknown;
};

/**
 * Bare texts that React keeps as nodes of their own, because they stand beside or instead of an
 * element: a browser's translator takes these nodes away, and React then fails to replace them.
 * `root` is the element that React draws in. Runs in a page, too.
 */
export function bareTexts(root: Element): string[] {
  const hostText = 6;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  if (!key) throw new Error('React keeps its tree elsewhere');
  const found: string[] = [];
  const placeOf = (fiber: Fiber | null): string => {
    const host = fiber?.return ?? null;
    if (!host || typeof host.type === 'string') {
      const { className = '' } = (host?.memoizedProps ?? {}) as { className?: string };
      return `<${host?.type} class="${className}">`;
    }
    return placeOf(host);
  };
  const visit = (start: Fiber | null) => {
    for (let fiber = start; fiber; fiber = fiber.sibling) {
      const text = String(fiber.memoizedProps);
      if (fiber.tag === hostText && text.trim()) found.push(`"${text}" in ${placeOf(fiber)}`);
      visit(fiber.child);
    }
  };
  // The container's fiber may be the one before the last commit; its state node has the current.
  const container = Reflect.get(root, key) as Fiber & { stateNode: { current: Fiber } };
  visit(container.stateNode.current);
  return [...new Set(found)];
}
