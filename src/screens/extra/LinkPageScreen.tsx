import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { storefrontAddress } from '../../flows/catalog/share';
import { openLink } from '../../flows/openLink';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import { EmptyState } from '../../ui/EmptyState';
import type { IconName } from '../../ui/iconNames';
import { Picture } from '../../ui/Picture';
import { QrCode } from '../../ui/QrCode';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import styles from './LinkPageScreen.module.css';
import { linkRows } from './linkRows';

/** `/extra`: the merchant's links. */
export function LinkPageScreen() {
  return <LinkPage />;
}

type Props = {
  /** between the header and the links */
  children?: ReactNode;
};

/** The merchant's links on one page, for sharing. */
export function LinkPage({ children }: Props) {
  const { hasSettings, settings } = useSnapshot(merchant.state);
  const rows = linkRows(settings.links);
  return (
    <SheetPage title={t('extra.title')}>
      <ShopHeader />
      {children}
      {!hasSettings && <SkeletonRows />}
      {hasSettings && rows.length > 0 && (
        <Section>
          {rows.map((row) => (
            <OutsideRow key={row.label + row.href} {...row} />
          ))}
        </Section>
      )}
      {hasSettings && rows.length === 0 && (
        <EmptyState
          icon="link"
          title={t('extra.none')}
          text={t('extra.noneText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      )}
      <Section>
        <Row
          icon="store"
          label={t('extra.contacts')}
          hasChevron
          onPress={() => openSheet(paths.contacts)}
        />
      </Section>
    </SheetPage>
  );
}

/** The merchant's logo and name. */
function ShopHeader() {
  const { merchant: shop, settings } = useSnapshot(merchant.state);
  const logo = settings.logo ?? shop?.logo ?? null;
  const name = shop && showText(shop.name) ? shop.name : settings.title;
  return (
    <div className={styles.face}>
      <span className={styles.logo}>
        <Picture path={logo} alt="" width={88} radius="m" fit="contain" icon="store" />
      </span>
      {showText(name) && (
        <p className={styles.name}>
          <bdi lang={langOf(name)}>{showText(name)}</bdi>
        </p>
      )}
    </div>
  );
}

type OutsideRowProps = { icon: IconName; label: string; href: string; detail?: string | undefined };

/** A row that leaves the shop: calls and mails go to the device, URLs open in a new tab. */
export function OutsideRow({ href, ...row }: OutsideRowProps) {
  const isDeviceLink = /^(tel|mailto):/.test(href);
  return <Row {...row} href={href} onPress={isDeviceLink ? undefined : () => openLink(href)} />;
}

/** `/extra2`: the merchant's links, with a QR code that opens the shop on another phone. */
export function LinkCodeScreen() {
  const address = storefrontAddress();
  return (
    <LinkPage>
      <figure className={styles.figure}>
        <QrCode text={address} label={t('extra.code')} />
        <figcaption className={styles.caption}>
          <p>{t('extra.codeText')}</p>
          <bdi className={styles.address}>
            {address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </bdi>
        </figcaption>
      </figure>
    </LinkPage>
  );
}
