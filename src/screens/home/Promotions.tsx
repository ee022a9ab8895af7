import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadBanners, loadStories } from '../../flows/content/loadBannersAndStories';
import * as banners from '../../stores/content/banners';
import * as stories from '../../stores/content/stories';
import * as merchant from '../../stores/merchant';
import { Banners } from './Banners';
import styles from './Promotions.module.css';
import { SnapshotPromotions } from './SnapshotPromotions';
import { StoryRings } from './StoryRings';
import { storedPromotions } from './storedPromotions';

/**
 * Stories, then banners, each behind its feature flag (§3). Their height is reserved from the
 * start; they take no space if empty or failed, as nobody came for them. Until loaded, the last
 * visit's snapshot is shown.
 */
export function Promotions() {
  const { flags } = useSnapshot(merchant.state).settings;
  const { bannersActive, storiesActive } = flags;
  const shownBanners = useSnapshot(banners.state);
  const shownStories = useSnapshot(stories.state);
  useEffect(() => {
    if (storiesActive) void loadStories();
  }, [storiesActive]);
  useEffect(() => {
    if (bannersActive) void loadBanners();
  }, [bannersActive]);
  const isWaiting =
    (storiesActive && shownStories.status === 'loading') ||
    (bannersActive && shownBanners.status === 'loading');
  if (isWaiting && storedPromotions().length > 0) return <SnapshotPromotions />;
  return (
    <>
      {storiesActive && shownStories.status === 'loading' && <RingsSkeleton />}
      {storiesActive && shownStories.list.length > 0 && <StoryRings {...shownStories} />}
      {bannersActive && shownBanners.status === 'loading' && <div className={styles.banner} />}
      {bannersActive && shownBanners.list.length > 0 && <Banners list={shownBanners.list} />}
    </>
  );
}

const rings = [0, 1, 2, 3];

const RingsSkeleton = () => (
  <div className={styles.rings}>
    {rings.map((ring) => (
      <span key={ring} className={styles.ring} />
    ))}
  </div>
);
