import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import * as catalog from '../../stores/catalog/catalog';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { MenuFailed } from '../catalog/MenuFailed';

/** Renders a sheet that compares an order with the catalogue, once that is loaded. */
export function MenuGate({ title, children }: { title: string; children: ReactNode }) {
  const { status } = useSnapshot(catalog.state);
  if (status === 'ready') return children;
  return (
    <SheetPage title={title}>
      {status === 'loading' && <SkeletonRows />}
      {status === 'failed' && <MenuFailed />}
    </SheetPage>
  );
}
