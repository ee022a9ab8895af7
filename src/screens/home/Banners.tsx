import { type Banner, bannerMs } from '../../domain/content/banner';
import { followContentLink } from '../../flows/content/followContentLink';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Carousel } from '../../ui/Carousel';
import { useIsTop } from '../../ui/layer';
import { Picture } from '../../ui/Picture';
import styles from './Banners.module.css';

type Props = { list: readonly Banner[] };

/**
 * The merchant's banners; they advance automatically until touched, and only while nothing covers
 * home.
 */
export function Banners({ list }: Props) {
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
  const look = { className: styles.banner, 'data-captioned': name ? '' : undefined };
  return link ? (
    <button type="button" {...look} onClick={() => followContentLink(link)}>
      {content}
    </button>
  ) : (
    <div {...look}>{content}</div>
  );
}
