import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Pin } from './contract';
import { MapPin } from './MapPin';
import styles from './MapPin.module.css';
import type { YandexMapHandle, Ymaps3 } from './ymaps3';

type Props = {
  api: Ymaps3;
  map: YandexMapHandle;
  pin: Pin;
  isCrowded: boolean;
  onClick: () => void;
};

/** A pin on a Yandex map: our own button rendered into a Yandex marker. */
export function YandexPin({ api, map, pin, isCrowded, onClick }: Props) {
  const [holder] = useState(() => document.createElement('div'));
  const [longitude, latitude] = pin.at;
  const zIndex = pin.isSelected ? 1 : 0;

  useEffect(() => {
    holder.className = styles.onYandex ?? '';
    const marker = new api.YMapMarker({ coordinates: [longitude, latitude], zIndex }, holder);
    map.addChild(marker);
    return () => {
      map.removeChild(marker);
    };
  }, [api, map, holder, longitude, latitude, zIndex]);

  return createPortal(
    <MapPin
      label={pin.label}
      lang={pin.lang}
      isSelected={pin.isSelected ?? false}
      isMuted={pin.isMuted ?? false}
      isCrowded={isCrowded}
      icon={pin.icon}
      onClick={onClick}
    />,
    holder,
  );
}
