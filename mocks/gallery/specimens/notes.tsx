import { t } from '../../../src/i18n/t';
import { Banner, ProblemBanner, TelegramOffer } from '../../../src/ui/Banner';
import { EmptyState, ErrorState } from '../../../src/ui/EmptyState';
import { Toast, Toasts } from '../../../src/ui/Toasts';
import type { Group } from '../specimen';
import { States } from './States';
import { dish, longDish, longSentence, nothing, sentence } from './samples';

const emptyState = () => (
  <States
    of={{
      'with an action': (
        <EmptyState
          icon="basket"
          title={t('basket.empty')}
          text={t('basket.emptyText')}
          action={{ text: t('common.toMenu'), onPress: nothing, isPrimary: true }}
        />
      ),
      bare: <EmptyState icon="search" title={t('orders.noActive')} />,
      busy: (
        <EmptyState
          icon="store"
          title={t('home.empty')}
          action={{ text: t('common.retry'), onPress: nothing, isBusy: true }}
        />
      ),
      long: (
        <EmptyState
          icon="search"
          title={t('search.nothing', { query: longDish() })}
          text={longSentence()}
          action={{ text: longDish(), onPress: nothing }}
        />
      ),
    }}
  />
);

const errorState = () => (
  <States
    of={{
      'with a retry': (
        <ErrorState
          title={t('home.failed')}
          text={t('errors.network')}
          retryText={t('common.retry')}
          onRetry={nothing}
        />
      ),
      retrying: (
        <ErrorState
          title={t('home.failed')}
          retryText={t('common.retry')}
          onRetry={nothing}
          isRetrying
        />
      ),
      final: <ErrorState title={t('errors.general')} icon="offline" text={longSentence()} />,
    }}
  />
);

const banner = () => (
  <States
    of={{
      info: <Banner>{sentence()}</Banner>,
      warning: <Banner tone="warning">{t('checkout.closedNow')}</Banner>,
      danger: <Banner tone="danger">{t('checkout.sendAgainText')}</Banner>,
      problem: <ProblemBanner text={t('checkout.sendAgainText')} />,
      good: <Banner tone="good">{t('checkout.acceptedTitle')}</Banner>,
      complete: (
        <Banner
          tone="warning"
          icon="offline"
          title={t('errors.unreachableTitle')}
          action={{ text: t('common.retry'), onPress: nothing }}
        >
          {t('errors.offline')}
        </Banner>
      ),
      long: (
        <Banner title={longDish()} action={{ text: longDish(), onPress: nothing }}>
          {longSentence()}
        </Banner>
      ),
    }}
  />
);

const telegramOffer = () => {
  const answers = { onAccept: nothing, onRefuse: nothing };
  return (
    <States
      of={{
        notices: <TelegramOffer offer="notices" {...answers} />,
        homeScreen: <TelegramOffer offer="homeScreen" {...answers} />,
        install: <TelegramOffer offer="install" {...answers} />,
      }}
    />
  );
};

const notices = () => {
  const action = { text: t('common.undo'), onPress: nothing };
  return [
    { id: 1, text: t('basket.cleared'), tone: 'plain', action: null },
    { id: 2, text: t('basket.removed', { name: dish() }), tone: 'plain', action },
    { id: 3, text: t('login.welcome'), tone: 'good', action: null },
    { id: 4, text: t('product.onlyLeft', { count: 3 }), tone: 'bad', action: null },
    { id: 5, text: longSentence(), tone: 'bad', action },
  ] as const;
};

const toast = () => (
  <States
    of={Object.fromEntries(
      notices().map((notice) => [
        `${notice.tone} ${notice.id}`,
        <Toast key={notice.id} toast={notice} onDismiss={nothing} />,
      ]),
    )}
  />
);

/** Messages: in the page, above it, and in place of missing content. */
export const notes: Group = {
  id: 'notes',
  title: 'Empty, error, notices',
  specimens: [
    {
      kind: 'piece',
      id: 'empty-state',
      title: 'EmptyState',
      of: ['EmptyState'],
      render: emptyState,
    },
    {
      kind: 'piece',
      id: 'error-state',
      title: 'ErrorState',
      of: ['ErrorState'],
      render: errorState,
    },
    {
      kind: 'piece',
      id: 'banner',
      title: 'Banner',
      of: ['Banner', 'ProblemBanner'],
      render: banner,
    },
    {
      kind: 'piece',
      id: 'telegram-offer',
      title: 'TelegramOffer',
      of: ['TelegramOffer'],
      render: telegramOffer,
    },
    { kind: 'piece', id: 'toast', title: 'Toast', of: ['Toast'], render: toast },
    {
      kind: 'piece',
      id: 'toasts',
      title: 'Toasts in place',
      of: ['Toasts'],
      frameHeight: 600,
      render: () => <Toasts list={notices()} onDismiss={nothing} label={t('common.notices')} />,
    },
  ],
};
