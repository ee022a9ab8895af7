import { Section } from './Section';
import { Skeleton } from './Skeleton';
import styles from './SkeletonText.module.css';

/** Placeholder for a text in a section. */
export const SkeletonText = () => (
  <Section isPadded>
    <div className={styles.lines}>
      <Skeleton shape="title" />
      {[96, 88, 92, 64, 90, 84, 40].map((width) => (
        <Skeleton key={width} shape="line" width={width} />
      ))}
    </div>
  </Section>
);
