import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { linkAddress } from '../../domain/content/shopLinks';
import { shopPhone } from '../../flows/branches/shopPhone';
import { openLink } from '../../flows/openLink';
import { loadSettings } from '../../flows/start/loadSettings';
import { t } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import { Button } from '../../ui/Button';
import { FullPage } from './FullPage';

type Props = {
  /** back to the shop of the URL, if this one is another of its brand */
  onBack: (() => void) | null;
};

/** The merchant is not active (§2, /blocked): its phone and its Telegram, as the text asks for. */
export function BlockedScreen({ onBack }: Props) {
  const { links } = useSnapshot(merchant.state).settings;
  // A start without a shop does not load them.
  useEffect(() => void loadSettings(), []);
  const phone = shopPhone(links.phone);
  const chat = linkAddress(links, 'telegram') ?? linkAddress(links, 'telegramBotLink');
  return (
    <FullPage
      icon="lock"
      title={t('errors.blockedTitle')}
      text={t('errors.blockedText')}
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
