import type { ComponentProps } from 'react';
import { RadioTile } from '../../ui/RadioTile';
import styles from './SlotChoice.module.css';

/** A day or time option. */
export function SlotChoice(props: Omit<ComponentProps<typeof RadioTile>, 'className'>) {
  return <RadioTile {...props} className={styles.slot} />;
}
