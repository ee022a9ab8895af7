import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

type Props = {
  /** a path of the shop, or `tel:`, `mailto:`, `https:` */
  href: string;
  className?: string | undefined;
  /** accessible name, if the content is not enough */
  label?: string | undefined;
  isCurrent?: boolean | undefined;
  /** called before a path is followed; replaces following an external link */
  onPress?: (() => void) | undefined;
  children: ReactNode;
};

/** A link. Paths are followed inside the shop (`FollowContext`); other URLs leave the page. */
export function Anchor({ href, className, label, isCurrent, onPress, children }: Props) {
  const follow = useContext(FollowContext);
  const isPath = /^\/(?!\/)/.test(href);
  const onClick = (event: MouseEvent) => {
    // Let the browser handle clicks that open a new tab or window.
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
      aria-current={isCurrent || undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

/** Follows a path: the shop opens a sheet, a standalone page navigates. */
export const FollowContext = createContext<(path: string) => void>((path) => location.assign(path));
