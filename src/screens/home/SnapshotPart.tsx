import styles from './HomeScreen.module.css';

/** What of home arrives later than its sections, marked `data-part` in its markup. */
type Part = 'promotions' | 'bottom' | 'float' | 'notice' | 'orders';

/** The parts of the last visit's snapshot, kept until new ones arrive. */
export const snapshotParts = new Map<string | undefined, HTMLElement>();

export function storeParts(snapshot: HTMLElement): void {
  for (const part of snapshot.querySelectorAll<HTMLElement>('[data-part]'))
    snapshotParts.set(part.dataset.part, part);
}

/**
 * A part of home from the last visit's snapshot: the same elements, so that nothing flickers. A
 * tap on it reaches what takes its place (`recordTaps`), which the keyboard waits for.
 */
export function SnapshotPart({ name }: { name: Part }) {
  const fill = (place: HTMLElement | null) => {
    const part = snapshotParts.get(name);
    if (part) place?.append(part);
    for (const each of place?.querySelectorAll<HTMLElement>('a, button') ?? []) each.tabIndex = -1;
  };
  return <div className={styles.part} data-drawn="" ref={fill} />;
}
