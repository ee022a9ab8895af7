import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { contactPages } from '../../domain/content/contact';
import type { Localized } from '../../domain/text/language';
import { readLink } from '../../domain/text/link';
import { shallowHtml } from '../../domain/text/shallowHtml';
import { loadPolicy } from '../../flows/content/loadContent';
import { openLink } from '../../flows/openLink';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeSheet, openSheet } from '../../navigation/navigate';
import { paths, routes } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import { ContactSection } from '../../ui/ContactSection';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonText } from '../../ui/Skeleton';
import styles from './PolicyScreen.module.css';

type Loaded = Localized | null | 'failed' | 'loading';

const policies = {
  [routes.about]: { type: 'ABOUT_COMPANY', title: 'profile.about' },
  [routes.offer]: { type: 'TERMS', title: 'profile.offer' },
  [routes.privacy]: { type: 'PRIVACY_POLICY', title: 'profile.privacy' },
} as const;

const policyAt = (path: string) =>
  path === routes.offer || path === routes.privacy ? policies[path] : policies[routes.about];

/** The merchant's texts: about, terms of offer, privacy (§3, company policy). */
export function PolicyScreen() {
  const [path] = useLocation();
  const { type, title } = policyAt(path);
  const { settings } = useSnapshot(merchant.state);
  const [policy, setPolicy] = useState<Loaded>('loading');
  const load = useCallback(() => {
    setPolicy('loading');
    loadPolicy(type).then(setPolicy, () => setPolicy('failed'));
  }, [type]);
  useEffect(load, [load]);
  return (
    <SheetPage title={t(title)}>
      <PolicyText policy={policy} onRetry={load} />
      {type === 'ABOUT_COMPANY' && (
        <ContactSection pages={contactPages(settings)} onOpen={(page) => openSheet(paths[page])} />
      )}
    </SheetPage>
  );
}

function PolicyText({ policy, onRetry }: { policy: Loaded; onRetry: () => void }) {
  if (policy === 'loading') return <SkeletonText />;
  if (policy === 'failed') {
    return (
      <ErrorState title={t('errors.general')} retryText={t('common.retry')} onRetry={onRetry} />
    );
  }
  const text = policy ? showText(policy) : '';
  if (text) {
    return (
      <Section isPadded>
        <ServerText html={text} lang={policy ? langOf(policy) : undefined} />
      </Section>
    );
  }
  return (
    <EmptyState
      icon="document"
      title={t('info.noText')}
      action={{ text: t('common.back'), onPress: () => closeSheet() }}
    />
  );
}

/**
 * Text from the server that may contain markup: known elements are kept, the rest becomes text.
 * `lang` is its language, if not the page's.
 */
function ServerText({ html, lang }: { html: string; lang?: string | undefined }) {
  const content = useMemo(() => {
    // Parsed into an inert document, which runs no scripts and loads nothing.
    const { body } = new DOMParser().parseFromString(shallowHtml(html), 'text/html');
    let left = maxElements;
    return [...body.childNodes].map((node, index) => render(node, index, () => left-- > 0));
  }, [html]);
  return (
    <div key={html} className={styles.text} dir="auto" lang={lang}>
      {content}
    </div>
  );
}

const blocks = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'] as const;
const inlines = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup'] as const;
const known: ReadonlySet<string> = new Set([...blocks, ...inlines]);
/** Maps headings to levels below the sheet's own title. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['div', 'p'],
  ['h1', 'h2'],
  ['h4', 'h3'],
  ['h5', 'h3'],
]);
const dropped: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'object']);

/** More elements than these are text without markup. */
const maxElements = 1000;

/** `take` counts the elements, and tells whether one more is allowed. */
function render(node: Node, index: number, take: () => boolean): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return textOf(node, index);
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (dropped.has(name)) return null;
  if (!take()) return textOf(node, index);
  if (name === 'br') return <br key={index} />;
  const children = [...node.childNodes].map((child, place) => render(child, place, take));
  const href = name === 'a' ? node.getAttribute('href') : null;
  const link = href === null ? null : readLink(href, location);
  if (link) {
    return (
      <a
        key={index}
        href={link.url}
        onClick={(event) => {
          event.preventDefault();
          openLink(link.url);
        }}
      >
        {children}
      </a>
    );
  }
  const Tag = replacements.get(name) ?? name;
  return isKnown(Tag) ? (
    <Tag key={index}>{children}</Tag>
  ) : (
    <Fragment key={index}>{children}</Fragment>
  );
}

/** In an element: a translator of the browser wraps bare text, which React could then not replace. */
const textOf = ({ textContent }: Node, index: number): ReactNode =>
  textContent?.trim() ? <span key={index}>{textContent}</span> : textContent;

type Known = (typeof blocks)[number] | (typeof inlines)[number];
const isKnown = (name: string): name is Known => known.has(name);
