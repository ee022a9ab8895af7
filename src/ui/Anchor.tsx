import { type MouseEvent, type ReactNode, useContext } from 'react';
import { FollowContext } from './followContext';

type Props = {
  /** a path of the storefront, or `tel:`, `mailto:`, `https:` */
  href: string;
  className?: string | undefined;
  /** its name, when the content does not say it */
  label?: string | undefined;
  isCurrent?: boolean | undefined;
  /** runs before a path is followed; stands in for following a link that leads outside */
  onPress?: (() => void) | undefined;
  children: ReactNode;
};

/** A link. Paths are followed inside the storefront (`FollowContext`); the rest leaves the page. */
export function Anchor({ href, className, label, isCurrent, onPress, children }: Props) {
  const follow = useContext(FollowContext);
  const isPath = href.startsWith('/') && !href.startsWith('//');
  const onClick = (event: MouseEvent) => {
    // A press that asks the browser for another tab or window is the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (isPath || onPress) event.preventDefault();
    onPress?.();
    if (isPath) follow(href);
  };
  return (
    <a
      href={href}
      rel={isPath ? undefined : 'noopener noreferrer'}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
