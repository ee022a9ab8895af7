import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

type Props = {
  text: string;
  label: string;
  /** large: for a scanner at a till, which may be old. Default: medium. */
  size?: 'medium' | 'large' | undefined;
};

/** Quiet zone around the code that readers need, in modules. */
const border = 4;

/** A QR code, dark on light in every theme: many readers support nothing else. */
export function QrCode({ text, label, size: wanted = 'medium' }: Props) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className={wanted === 'large' ? `${styles.code} ${styles.large}` : styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
