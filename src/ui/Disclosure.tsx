import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import { RowText } from './Row';
import row from './Row.module.css';

type Props = {
  label: string;
  /** the label's language, if not the page's */
  lang?: string | undefined;
  /** an icon name, or an element 24 px wide */
  icon: IconName | ReactElement;
  /** the current answer, at the end of the line */
  value?: string | undefined;
  /** second line, only while closed */
  detail?: string | undefined;
  /** an answer is missing: open, until it is given (not by an arrow key) or the user closes it */
  isNeeded?: boolean | undefined;
  /** adds padding around the content. Default: none, as rows have their own. */
  isPadded?: boolean | undefined;
  children: ReactNode;
};

/** A row that summarizes an answer; pressing it shows or hides the controls that change it. */
export function Disclosure(props: Props) {
  const { label, lang, icon, value, detail, isNeeded = false, isPadded, children } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(isNeeded);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The first arrow key among the answers already gives one: the others stay within reach.
    if (isNeeded || !content.current?.querySelector('[type=radio]:focus-visible'))
      setOpen(isNeeded);
  }, [isNeeded]);
  return (
    <>
      <div className={`${row.line} ${row.iconed}`}>
        <button
          type="button"
          className={row.row}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={row.icon}>{typeof icon === 'string' ? <Icon name={icon} /> : icon}</span>
          <RowText label={label} lang={lang} value={value} detail={isOpen ? undefined : detail} />
          <span className={isOpen ? `${row.chevron} ${row.opened}` : row.chevron}>
            <Icon name="down" size={20} />
          </span>
        </button>
      </div>
      {isOpen && (
        <div ref={content} id={id} className={isPadded ? row.padded : undefined}>
          {children}
        </div>
      )}
    </>
  );
}
