import { t } from '../i18n/t';
import { Banner } from './Banner';

const icons = { notices: 'bell', homeScreen: 'home' } as const;

type Props = {
  offer: keyof typeof icons;
  onAccept: () => void;
  onRefuse: () => void;
};

/** Offers a feature of Telegram and says what it is for, before Telegram's own dialog asks. */
export function TelegramOffer({ offer, onAccept, onRefuse }: Props) {
  return (
    <Banner
      icon={icons[offer]}
      title={t('orders.offers.title')}
      action={{ text: t(`orders.offers.${offer}`), onPress: onAccept }}
      otherActions={[{ text: t('orders.offers.no'), onPress: onRefuse }]}
    >
      {t(`orders.offers.${offer}Text`)}
    </Banner>
  );
}
