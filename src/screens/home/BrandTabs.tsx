import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Brand } from '../../domain/brand/brandTab';
import { chooseBrand, watchBrands } from '../../flows/brand/chooseBrand';
import { t } from '../../i18n/t';
import * as brands from '../../stores/brand/brands';
import * as merchant from '../../stores/merchant';
import { Picture } from '../../ui/Picture';
import { Spinner } from '../../ui/Spinner';
import styles from './BrandTabs.module.css';

/**
 * The brand's shops as tabs (§3, multiTabNavigationEnabled). Their height is reserved from the
 * start, and they take no space if there is nothing to choose.
 */
export function BrandTabs() {
  const { tabs, status, opening } = useSnapshot(brands.state);
  const currentId = useSnapshot(merchant.state).merchant?.id;
  const row = useRef<HTMLElement>(null);
  useEffect(watchBrands, []);
  const count = tabs.length;
  useEffect(() => {
    // If the row overflows, scroll the current shop into view.
    const current = count > 0 && row.current?.querySelector('[aria-current]');
    if (current) current.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [count]);
  if (status === 'loading') return <div className={styles.row} />;
  if (count === 0) return null;
  return (
    <nav ref={row} className={styles.row} tabIndex={-1} aria-label={t('brands.title')} data-rove="">
      {tabs.map((brand) => (
        <Tab
          key={brand.merchantId}
          brand={brand}
          isCurrent={brand.merchantId === currentId}
          isOpening={brand.merchantId === opening}
        />
      ))}
    </nav>
  );
}

type TabProps = { brand: Brand; isCurrent: boolean; isOpening: boolean };

function Tab({ brand, isCurrent, isOpening }: TabProps) {
  return (
    <button
      type="button"
      className={styles.tab}
      aria-current={isCurrent ? 'page' : undefined}
      aria-busy={isOpening || undefined}
      onClick={() => void chooseBrand(brand)}
    >
      <span className={styles.logo} style={{ backgroundColor: brand.color ?? undefined }}>
        <Picture path={brand.image} alt="" width={32} radius="round" icon="store" priority />
        {isOpening && (
          <span className={styles.opening}>
            <Spinner />
          </span>
        )}
      </span>
      <span className={styles.name} dir="auto">
        {brand.name}
      </span>
    </button>
  );
}
