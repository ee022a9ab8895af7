import { t } from '../i18n/t';
import { Banner } from './Banner';

const icons = { notices: 'bell', homeScreen: 'home', install: 'home' } as const;

type Props = {
  offer: keyof typeof icons;
  onAccept: () => void;
  onRefuse: () => void;
};

/**
 * Offers a feature of Telegram, or the home screen by the browser, and says what it is for, before
 * their own dialog asks.
 */
export function TelegramOffer({ offer, onAccept, onRefuse }: Props) {
  const about = offer === 'notices' ? offer : 'homeScreen';
  return (
    <Banner
      icon={icons[offer]}
      title={t(offer === 'install' ? 'orders.offers.installTitle' : 'orders.offers.title')}
      action={{ text: t(`orders.offers.${about}`), onPress: onAccept }}
      otherActions={[{ text: t('orders.offers.no'), onPress: onRefuse }]}
    >
      {t(`orders.offers.${about}Text`)}
    </Banner>
  );
}
