import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { linkAddress } from '../../domain/content/shopLinks';
import { shopPhone } from '../../flows/branches/shopPhone';
import { openLink } from '../../flows/openLink';
import { loadSettings } from '../../flows/start/loadSettings';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import { Button } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import { shopSign } from '../catalog/shopSign';
import styles from './BlockedScreen.module.css';
import { FullPage } from './FullPage';

type Props = {
  /** back to the shop of the URL, if this one is another of its brand */
  onBack: (() => void) | null;
};

/** The merchant is not active (§2, /blocked): which it is, its phone and its Telegram, as the text asks for. */
export function BlockedScreen({ onBack }: Props) {
  const shop = useSnapshot(merchant.state);
  const { links } = shop.settings;
  const { name, logo } = shopSign(shop);
  // A start without a shop does not load them.
  useEffect(() => void loadSettings(), []);
  const phone = shopPhone(links.phone);
  const chat = linkAddress(links, 'telegram') ?? linkAddress(links, 'telegramBotLink');
  return (
    <FullPage
      icon="lock"
      title={t('errors.blockedTitle')}
      text={t('errors.blockedText')}
      sign={
        showText(name) && (
          <p className={styles.sign}>
            {logo && (
              <Picture path={logo} alt="" width={64} radius="s" fit="contain" icon="store" />
            )}
            <span dir="auto" lang={langOf(name)}>
              {showText(name)}
            </span>
          </p>
        )
      }
      action={onBack ? { text: t('common.back'), onPress: onBack } : undefined}
    >
      {phone && (
        <Button icon="phone" href={phone.href}>
          {t('payment.call')}
        </Button>
      )}
      {chat && (
        <Button icon="send" href={chat} onPress={() => openLink(chat)}>
          Telegram
        </Button>
      )}
    </FullPage>
  );
}
