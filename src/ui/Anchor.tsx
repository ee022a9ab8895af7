import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';

type Props = {
  /** a path of the storefront, or `tel:`, `mailto:`, `https:` */
  href: string;
  className?: string | undefined;
  /** its name, when the content does not say it */
  label?: string | undefined;
  isCurrent?: boolean | undefined;
  /** stands in for following a link that leads outside; the caller opens it its own way */
  onPress?: (() => void) | undefined;
  children: ReactNode;
};

/** A link. Paths open as sheets through the router of the layer; the rest leaves the page. */
export function Anchor({ href, className, label, isCurrent, onPress, children }: Props) {
  const props = {
    className,
    'aria-label': label,
    'aria-current': isCurrent ? ('true' as const) : undefined,
  };
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <Link href={href} onClick={onPress} {...props}>
        {children}
      </Link>
    );
  }
  const instead = (event: MouseEvent) => {
    if (!onPress) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a href={href} rel="noopener noreferrer" onClick={instead} {...props}>
      {children}
    </a>
  );
}
