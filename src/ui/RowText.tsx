import { Fragment, type ReactNode } from 'react';
import styles from './RowText.module.css';

type Props = {
  label: string;
  /** the label's language, if not the page's */
  lang?: string | undefined;
  /** second line; a string may have several, separated by newlines */
  detail?: ReactNode | undefined;
  /** at the end of the line, e.g. a price or the current setting */
  value?: ReactNode | undefined;
};

/** A row's text; `--label` and `--value` set its colours. */
export function RowText({ label, lang, detail, value }: Props) {
  return (
    <span className={styles.pair}>
      <span className={styles.text}>
        <span className={styles.label}>
          <bdi lang={lang}>{label}</bdi>
        </span>
        {detail && (
          <span className={styles.detail}>
            {typeof detail === 'string' ? detail.split('\n').map(isolated) : detail}
          </span>
        )}
      </span>
      {value !== undefined && <bdi className={styles.value}>{value}</bdi>}
    </span>
  );
}

/** An address keeps its own direction, whatever the direction of the page and of the other lines. */
const isolated = (line: string, index: number) => (
  <Fragment key={index}>
    {index > 0 && <span>{'\n'}</span>}
    <bdi>{line}</bdi>
  </Fragment>
);
