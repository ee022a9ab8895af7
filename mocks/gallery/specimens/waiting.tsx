import { t } from '../../../src/i18n/t';
import {
  SheetSkeleton,
  Skeleton,
  SkeletonCards,
  SkeletonOrder,
  SkeletonOrders,
  SkeletonProduct,
  SkeletonRows,
  SkeletonText,
} from '../../../src/ui/Skeleton';
import { Spinner } from '../../../src/ui/Spinner';
import type { Group } from '../specimen';
import { InSheet } from './InSheet';
import { States } from './States';

const skeleton = () => (
  <States
    of={{
      line: <Skeleton shape="line" />,
      'short line': <Skeleton shape="line" width={40} />,
      title: <Skeleton shape="title" />,
      block: <Skeleton shape="block" />,
      circle: <Skeleton shape="circle" />,
      picture: <Skeleton shape="picture" width={40} />,
    }}
  />
);

const spinner = () => (
  <States
    isInline
    of={{
      decorative: <Spinner />,
      named: <Spinner label={t('common.loading')} />,
      large: <Spinner label={t('common.loading')} isLarge />,
    }}
  />
);

/** Loading states. */
export const waiting: Group = {
  id: 'waiting',
  title: 'Loading',
  specimens: [
    { kind: 'piece', id: 'skeleton', title: 'Skeleton', of: ['Skeleton'], render: skeleton },
    {
      kind: 'piece',
      id: 'skeleton-rows',
      title: 'SkeletonRows',
      of: ['SkeletonRows'],
      render: () => <SkeletonRows count={3} />,
    },
    {
      kind: 'piece',
      id: 'skeleton-cards',
      title: 'SkeletonCards',
      of: ['SkeletonCards'],
      render: () => <SkeletonCards count={4} />,
    },
    {
      kind: 'piece',
      id: 'skeleton-product',
      title: 'SkeletonProduct',
      of: ['SkeletonProduct'],
      render: () => <SkeletonProduct />,
    },
    {
      kind: 'piece',
      id: 'skeleton-orders',
      title: 'SkeletonOrders',
      of: ['SkeletonOrder', 'SkeletonOrders'],
      render: () => <States of={{ list: <SkeletonOrders />, 'one order': <SkeletonOrder /> }} />,
    },
    {
      kind: 'piece',
      id: 'skeleton-text',
      title: 'SkeletonText',
      of: ['SkeletonText'],
      render: () => <SkeletonText />,
    },
    {
      kind: 'piece',
      id: 'sheet-skeleton',
      title: 'SheetSkeleton',
      of: ['SheetSkeleton'],
      frameHeight: 600,
      render: () => (
        <InSheet>
          <SheetSkeleton label={t('common.loading')} />
        </InSheet>
      ),
    },
    { kind: 'piece', id: 'spinner', title: 'Spinner', of: ['Spinner'], render: spinner },
  ],
};
