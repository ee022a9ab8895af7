import { Suspense, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { watchConnection } from '../device/connection';
import { watchInstallOffer } from '../device/installOffer';
import { edgeOn, plainGrounds } from '../domain/brand/brandEdge';
import { isHexColor } from '../domain/brand/contrast';
import { pictureUrl } from '../domain/content/image';
import { brandColor } from '../domain/merchant';
import { lazyPart } from '../flows/lazyPart';
import { services } from '../flows/services';
import { showText } from '../i18n/show';
import { t } from '../i18n/t';
import { useSheetStack } from '../navigation/useSheetStack';
import { useBasketAction } from '../screens/catalog/useBasketAction';
import * as confirmDialog from '../stores/confirmDialog';
import * as merchant from '../stores/merchant';
import * as toasts from '../stores/toasts';
import { Dialog } from '../ui/Dialog';
import { watchCoveredFocus } from '../ui/focus';
import { Icon } from '../ui/Icon';
import { PictureBaseContext } from '../ui/Picture';
import { watchRows, watchScrollKeys } from '../ui/pageKeys';
import { setHomeTitle } from '../ui/pageTitle';
import { watchRadioFocus } from '../ui/radioKeys';
import { Toasts } from '../ui/Toasts';
import styles from './Overlays.module.css';

// Optional: the shop works without favourites.
const FavouritesLayer = lazyPart(() => import('./FavouritesLayer'), 'FavouritesLayer', {
  optional: true,
});

/**
 * Everything above home and sheets: toasts, confirmation dialogs, the offline notice and the skip
 * links.
 */
export function Overlays() {
  useDocumentHead();
  useBrandEdge();
  useEffect(watchCoveredFocus, []);
  useEffect(watchRows, []);
  useEffect(watchRadioFocus, []);
  useEffect(watchScrollKeys, []);
  useEffect(() => watchInstallOffer(window), []);
  useEffect(() => (services().telegram.isInside ? keepLinksInside() : undefined), []);
  const { list } = useSnapshot(toasts.state);
  const { favouriteActive } = useSnapshot(merchant.state).settings.flags;
  return (
    <>
      <SkipLinks />
      <Offline />
      <Toasts
        list={list}
        onDismiss={toasts.dismiss}
        place={useSheetStack().at(-1)?.url}
        label={t('common.notices')}
      />
      <ConfirmDialog />
      {favouriteActive && (
        <Suspense>
          <FavouritesLayer />
        </Suspense>
      )}
    </>
  );
}

/** The page's own confirmation dialog; inside Telegram the native popup is used instead. */
function ConfirmDialog() {
  const { asked } = useSnapshot(confirmDialog.state);
  if (!asked) return null;
  const { title, message, ok, cancel, destructive, answer } = asked;
  return (
    <Dialog
      title={title ?? message}
      text={title ? message : undefined}
      okText={ok}
      cancelText={cancel}
      isDestructive={destructive}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}

/** A notice above home and sheets while the device is offline. */
function Offline() {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => watchConnection(window, setOnline), []);
  if (isOnline) return null;
  return (
    <div className={styles.offline} role="status">
      <Icon name="offline" />
      <p>{t('errors.offline')}</p>
    </div>
  );
}

/**
 * Outlines what has the merchant's colour where that cannot be told from the page, in either colour
 * scheme. Home from the edge and the snapshot of home bring their outlines along; a first visit
 * without them gets its own right after home.
 */
function useBrandEdge(): void {
  const { settings, merchant: shop } = useSnapshot(merchant.state);
  const color = brandColor(settings, shop);
  useEffect(() => {
    const { telegram } = services();
    const outline = (isDark: boolean) => {
      const { style } = document.documentElement;
      for (const scheme of ['light', 'dark'] as const) {
        const isCurrent = isDark === (scheme === 'dark');
        const grounds = isCurrent ? currentGrounds() : plainGrounds[scheme];
        style.setProperty(`--edge-on-${scheme}`, edgeOn(color, grounds));
      }
    };
    outline(telegram.isDark());
    return telegram.onThemeChange(outline);
  }, [color]);
}

/** The page's surfaces, which Telegram's theme may have coloured. */
function currentGrounds(): string[] {
  const page = getComputedStyle(document.documentElement);
  return ['--bg', '--page', '--card']
    .map((token) => page.getPropertyValue(token).trim())
    .filter(isHexColor);
}

/** Sets the document's favicon, and its title as far as no sheet is open, to the merchant's. */
function useDocumentHead(): void {
  const cdnUrl = useContext(PictureBaseContext);
  const { settings, merchant: shop } = useSnapshot(merchant.state);
  const { favicon, logo } = settings;
  const name = shop ? showText(shop.name) : '';
  const title = showText(settings.title) || name;

  useEffect(() => setHomeTitle(title, name), [title, name]);

  useEffect(() => {
    const icon = pictureUrl(cdnUrl, favicon ?? logo, { width: 64, height: 64, quality: 90 });
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon && link) link.href = icon;
  }, [cdnUrl, favicon, logo]);
}

/**
 * For the keyboard, first in the document and visible while focused: past home's header to the
 * first dish, and to a filled basket. The header alone is some twenty stops.
 */
function SkipLinks() {
  const hasNoSheets = useSheetStack().length === 0;
  const basket = useBasketAction();
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  if (!hasNoSheets) return null;
  return createPortal(
    <nav className={styles.links} aria-label={t('skip.links')}>
      <button type="button" onClick={toMenu}>
        {t('common.toMenu')}
      </button>
      {basket && (
        <button type="button" onClick={basket.onPress}>
          {t('checkout.toBasket')}
        </button>
      )}
    </nav>,
    place,
  );
}

/** To the first dish; where there is none, to the way on that home offers instead. */
function toMenu(): void {
  const dish = document.querySelector<HTMLElement>('main article a');
  (dish ?? [...document.querySelectorAll<HTMLElement>('main button')].at(-1))?.focus();
}

/**
 * Inside Telegram a link to the shop itself always opens in the app, also with Ctrl or the middle
 * button: a tab of the browser would be without Telegram. Returns an unsubscribe function.
 */
function keepLinksInside(): () => void {
  const stop = new AbortController();
  const handlePress = (press: MouseEvent) => {
    const { target, type, button, ctrlKey, metaKey, shiftKey, altKey } = press;
    const isOfBrowser =
      type === 'auxclick' ? button === 1 : ctrlKey || metaKey || shiftKey || altKey;
    const link = target instanceof Element && target.closest<HTMLElement>('a[href^="/"]');
    if (!link || !isOfBrowser) return;
    press.preventDefault();
    press.stopPropagation();
    link.click();
  };
  for (const type of ['click', 'auxclick'] as const)
    addEventListener(type, handlePress, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
