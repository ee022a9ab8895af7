import type { Place } from './geo';
import type { Localized } from './language';
import type { Money } from './pricing';
import type { WorkHours } from './schedule';

export type City = { id: string; name: Localized; isMain: boolean } & Place;

export type Branch = {
  id: string;
  cityId: string | null;
  name: Localized;
  address: string;
  phone: string | null;
  bookingPhone: string | null;
  isActive: boolean;
  isMain: boolean;
  place: Place | null;
  deliveryPrice: Money | null;
  /** metres from the place that was asked about, when the server says it */
  distance: number | null;
  paymentId: string | null;
  /** null when the server sends no pick-up hours at all */
  workHours: readonly WorkHours[] | null;
  settings: {
    bookingEnabled: boolean;
    deliveryEnabled: boolean;
    dineInEnabled: boolean;
    pickupEnabled: boolean;
  };
};
