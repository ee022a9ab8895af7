import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { contactPages } from '../../domain/content/shopLinks';
import type { Localized } from '../../domain/text/language';
import { withBot } from '../../flows/content/botLink';
import { loadPolicy } from '../../flows/content/loadPolicy';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeSheet, openSheet } from '../../navigation/navigate';
import { paths, routes } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import { ContactSection } from '../../ui/ContactSection';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { ServerText } from './ServerText';

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
        <ContactSection
          pages={contactPages(withBot(settings))}
          onOpen={(page) => openSheet(paths[page])}
        />
      )}
    </SheetPage>
  );
}

function PolicyText({ policy, onRetry }: { policy: Loaded; onRetry: () => void }) {
  if (policy === 'loading') return <SkeletonRows />;
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
