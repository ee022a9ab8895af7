import { type ReactNode, useState } from 'react';

type Props<Value> = {
  start: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
};

/** State for a controlled component. */
export function Live<Value>({ start, children }: Props<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
