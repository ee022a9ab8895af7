import { type Kept, keptNow } from './life';
import { person } from './person';
import { until } from './time';

/**
 * From a full basket to a checkout that is ready to press: logs in on the way and picks up. Returns
 * what the device stores.
 */
export async function goToCheckout(lastCode: () => string): Promise<Kept> {
  await person.press(/^Savat(?!ga)/);
  await person.press(/Rasmiylashtirish/);
  await person.press(/orqali kirish/);
  await person.fill(/Telefon raqami/, '901234567');
  await person.press(/Kodni olish/);
  await person.sees(/Kodni kiriting/);
  await person.fill(/SMS kodi/, lastCode());
  await person.choose(/^Olib ketish$/);
  await person.press(/Filialni tanlang/);
  await person.press(/Shu filialni tanlash/);
  await until('order button', () => person.canPress(/Buyurtma berish/));
  return keptNow();
}
