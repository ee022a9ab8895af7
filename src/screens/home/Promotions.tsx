import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { type Banner, bannerMs, isForTable } from '../../domain/content/contentLink';
import { isSeen, type Story } from '../../domain/content/story';
import { loadBanners, loadStories } from '../../flows/content/loadContent';
import { followContentLink } from '../../flows/openLink';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import * as banners from '../../stores/content/banners';
import * as stories from '../../stores/content/stories';
import * as merchant from '../../stores/merchant';
import * as table from '../../stores/table/table';
import { Anchor } from '../../ui/Anchor';
import { Carousel } from '../../ui/Carousel';
import { useIsTop } from '../../ui/layer';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Promotions.module.css';

/**
 * Stories, then banners, each behind its feature flag (§3). Their height is reserved from the
 * start; they take no space if empty or failed, as nobody came for them. At a table there are no banners
 * but those of dishes: the others are for those who order from elsewhere.
 */
export function Promotions() {
  const { flags } = useSnapshot(merchant.state).settings;
  const { bannersActive, storiesActive } = flags;
  const shownBanners = useSnapshot(banners.state);
  const isAtTable = useSnapshot(table.state).table !== null;
  const useful = isAtTable ? shownBanners.list.filter(isForTable) : shownBanners.list;
  const shownStories = useSnapshot(stories.state);
  useEffect(() => {
    if (storiesActive) void loadStories();
  }, [storiesActive]);
  useEffect(() => {
    if (bannersActive) void loadBanners();
  }, [bannersActive]);
  const end = useRef<HTMLDivElement>(null);
  useStillPage(end);
  return (
    <>
      {storiesActive && shownStories.status === 'loading' && <RingsSkeleton />}
      {storiesActive && shownStories.list.length > 0 && <StoryRings {...shownStories} />}
      {bannersActive && shownBanners.status === 'loading' && (
        <div className={styles.banner} data-reserved="" />
      )}
      {bannersActive && useful.length > 0 && <Banners list={useful} />}
      <div ref={end} />
    </>
  );
}

/**
 * Keeps what is read further down in its place when the height above `end` changes, as browsers with
 * scroll anchoring do by themselves; WebKit has none.
 */
function useStillPage(end: RefObject<HTMLElement | null>): void {
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (!end.current || CSS.supports('overflow-anchor', 'auto')) return;
    const top = end.current.getBoundingClientRect().top + scrollY;
    const moved = before.current === null ? 0 : top - before.current;
    if (moved !== 0 && scrollY > (before.current ?? 0)) scrollBy(0, moved);
    before.current = top;
  });
}

const rings = [0, 1, 2, 3];

const RingsSkeleton = () => (
  <div className={styles.rings} data-reserved="">
    {rings.map((ring) => (
      <span key={ring} className={styles.ring} />
    ))}
  </div>
);

type Props = { list: readonly Story[]; seen: readonly string[] };

/** The merchant's stories as rings; a story that was seen has a pale ring. */
function StoryRings({ list, seen }: Props) {
  const seenKeys = new Set(seen);
  return (
    <ul className={styles.storyRingsRings} tabIndex={-1} aria-label={t('stories.title')}>
      {list.map((story) => {
        const isOld = isSeen(story, seenKeys);
        return (
          <li key={story.id} className={styles.item}>
            <Anchor className={styles.link} href={paths.story(story.id)}>
              <span className={isOld ? styles.old : styles.fresh}>
                <Picture
                  path={story.image ?? story.items[0]?.image}
                  alt=""
                  width={44}
                  radius="round"
                />
              </span>
              <span className={styles.name} dir="auto" lang={langOf(story.title)}>
                {showText(story.title)}
              </span>
              {!isOld && <VisuallyHidden>{t('stories.unseen')}</VisuallyHidden>}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

type BannersProps = { list: readonly Banner[] };

/**
 * The merchant's banners; they advance automatically until touched, and only while nothing covers
 * home.
 */
function Banners({ list }: BannersProps) {
  const isTop = useIsTop();
  return (
    <section className={styles.banners} data-single={list.length === 1 ? '' : undefined}>
      <Carousel
        label={t('content.banners')}
        width="peek"
        turnMs={isTop && list.length > 1 ? bannerMs : undefined}
      >
        {list.map((banner) => (
          <OneBanner key={banner.id} banner={banner} />
        ))}
      </Carousel>
    </section>
  );
}

function OneBanner({ banner: { image, title, link } }: { banner: Banner }) {
  const name = showText(title);
  const content = (
    <>
      <Picture path={image} alt={name ? '' : t('content.banners')} width={340} ratio={2.5} />
      {name && (
        <span className={styles.title}>
          <bdi lang={langOf(title)}>{name}</bdi>
        </span>
      )}
    </>
  );
  const look = { className: styles.bannersBanner, 'data-captioned': name ? '' : undefined };
  return link ? (
    <button type="button" {...look} onClick={() => followContentLink(link)}>
      {content}
    </button>
  ) : (
    <div {...look}>{content}</div>
  );
}
