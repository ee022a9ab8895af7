import { type ReactNode, useState } from 'react';

type Props<Value> = {
  start: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
};

/** Holds the value of a component that leaves this to its owner. */
export function Live<Value>({ start, children }: Props<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
