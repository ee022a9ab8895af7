import { text } from './records/text';

/** The server's refusals; `{…}` are placeholders. The key is the `message` of the error body. */
export const refusalTexts = {
  'not-found': text('Hech narsa topilmadi', 'Ничего не найдено', 'Nothing was found'),
  'bad-request': text(
    'Ma’lumotlarda xatolik bor. Tekshirib, qayta urinib koʻring',
    'В данных ошибка. Проверьте их и попробуйте ещё раз',
    'There is a mistake in the data. Please check it and try again',
  ),
  unauthorized: text(
    'Ma’lumotlar eskirgan. Iltimos, tizimga qaytadan kiring',
    'Данные устарели. Пожалуйста, войдите ещё раз',
    'Some things are out of date! Please log in again',
  ),
  forbidden: text('Bunga ruxsat yoʻq', 'Это не разрешено', 'This is not allowed'),
  'merchant-header-missing': text(
    'Doʻkon koʻrsatilmagan',
    'Не указан магазин',
    'The merchant is not given',
  ),
  'merchant-not-found': text(
    'Bunday doʻkon yoʻq',
    'Такого магазина нет',
    'There is no such merchant',
  ),
  'merchant-inactive': text(
    'Tizim administrator tomonidan oʻchirilgan, menejerga murojaat qiling',
    'Система отключена администратором, обратитесь к менеджеру',
    'The system was switched off by the admin, please contact the manager',
  ),
  'Merchant ID is not defined': text(
    'Doʻkon identifikatori berilmagan',
    'Идентификатор магазина не задан',
    'Merchant ID is not defined',
  ),
  'Merchant ID is undefined': text(
    'Doʻkon identifikatori noma’lum',
    'Идентификатор магазина неизвестен',
    'Merchant ID is undefined',
  ),
  'init-data-invalid': text(
    'Telegram ma’lumotlari tasdiqlanmadi. Botni qayta ishga tushiring',
    'Данные Telegram не подтвердились. Перезапустите бота',
    'Telegram’s data could not be verified. Please restart the bot',
  ),
  'init-data-expired': text(
    'Sessiya muddati tugadi. Ilovani botdan qayta oching',
    'Сессия истекла. Откройте приложение из бота ещё раз',
    'The session has expired. Please open the app from the bot again',
  ),
  'phone-invalid': text(
    'Telefon raqami notoʻgʻri',
    'Неверный номер телефона',
    'The phone number is not valid',
  ),
  'phone-taken': text(
    'Bu raqam boshqa foydalanuvchiga tegishli',
    'Этот номер уже занят другим пользователем',
    'This number belongs to another user',
  ),
  'phone-required': text(
    'Buyurtma berish uchun telefon raqamingizni tasdiqlang',
    'Чтобы сделать заказ, подтвердите номер телефона',
    'Please confirm your phone number to place an order',
  ),
  'code-wrong': text(
    'Kod notoʻgʻri kiritildi yoki muddati tugagan',
    'Код введён неверно или срок его действия истёк',
    'Wrong code entered or the code has expired',
  ),
  'too-many-attempts': text(
    'Urinishlar soni tugadi. Yangi kod soʻrang',
    'Слишком много попыток. Запросите новый код',
    'Too many attempts. Please ask for a new code',
  ),
  'basket-empty': text('Savat boʻsh', 'Корзина пуста', 'The basket is empty'),
  'product-not-found': text('Mahsulot topilmadi', 'Товар не найден', 'Product not found'),
  'product-unavailable': text(
    '“{name}” hozir mavjud emas',
    '«{name}»: сейчас нет в наличии',
    '“{name}” is not available now',
  ),
  'product-not-in-branch': text(
    '“{name}” bu filialda sotilmaydi',
    '«{name}» не продаётся в этом филиале',
    '“{name}” is not sold at this branch',
  ),
  'not-enough-product': text(
    '“{name}” yetarli emas: eng koʻpi bilan {amount} ta',
    '«{name}»: недостаточно, можно не больше {amount}',
    'Not enough of “{name}”: at most {amount}',
  ),
  'price-changed': text(
    '“{name}” narxi oʻzgargan. Savatni tekshiring',
    'Цена «{name}» изменилась. Проверьте корзину',
    'The price of “{name}” has changed. Please check the basket',
  ),
  'product-overpriced': text(
    '“{name}” narxi oshgan. Savatni tekshiring',
    'Цена «{name}» выросла. Проверьте корзину',
    '“{name}” now costs more. Please check the basket',
  ),
  'product-not-delivered': text(
    '“{name}” yetkazib berilmaydi',
    '«{name}» не доставляется',
    '“{name}” is not delivered',
  ),
  'options-too-few': text(
    '“{name}”: “{group}” boʻlimidan kamida {min} ta tanlang',
    '«{name}»: выберите в разделе «{group}» не меньше {min}',
    '“{name}”: choose at least {min} of “{group}”',
  ),
  'options-too-many': text(
    '“{name}”: “{group}” boʻlimidan koʻpi bilan {max} ta tanlash mumkin',
    '«{name}»: в разделе «{group}» можно выбрать не больше {max}',
    '“{name}”: choose at most {max} of “{group}”',
  ),
  'option-unknown': text(
    '“{name}” uchun bunday qoʻshimcha yoʻq',
    'Для «{name}» нет такого дополнения',
    'There is no such extra for “{name}”',
  ),
  'branch-not-found': text('Filial topilmadi', 'Филиал не найден', 'Branch not found'),
  'no-branches': text(
    'Yaqin atrofda ochiq filial yoʻq',
    'Рядом нет открытых филиалов',
    'There is no open branch nearby',
  ),
  'branch-closed': text('Filial hozir yopiq', 'Филиал сейчас закрыт', 'The branch is closed now'),
  'service-unavailable': text(
    'Bu filialda bunday xizmat yoʻq',
    'В этом филиале такой услуги нет',
    'This branch does not offer that service',
  ),
  'table-required': text('Stol koʻrsatilmagan', 'Не указан стол', 'The table is not given'),
  'address-required': text(
    'Yetkazib berish manzilini tanlang',
    'Выберите адрес доставки',
    'Please choose a delivery address',
  ),
  'out-of-zone': text(
    'Tanlangan manzilga yetkazib berilmaydi, boshqasini tanlang',
    'Доставка по выбранному адресу недоступна, выберите другой',
    'Delivery to the chosen address is unavailable, please select another',
  ),
  'delivery-price-changed': text(
    'Yetkazib berish narxi oʻzgardi',
    'Стоимость доставки изменилась',
    'The delivery price has changed',
  ),
  'below-minimum': text(
    'Yetkazib berish uchun eng kam buyurtma: {min} soʻm',
    'Минимальная сумма заказа для доставки: {min} сум',
    'The minimum order for delivery is {min} sum',
  ),
  'too-few-products': text(
    'Yetkazib berish uchun kamida {min} ta mahsulot kerak',
    'Для доставки нужно товаров не меньше {min}',
    'A delivery needs at least {min} products',
  ),
  'promo-not-found': text(
    'Bunday promokod yoʻq',
    'Такого промокода нет',
    'There is no such promo code',
  ),
  'promo-inactive': text(
    'Promokod faol emas',
    'Промокод не активен',
    'The promo code is not active',
  ),
  'promo-not-started': text(
    'Promokod hali kuchga kirmagan',
    'Промокод ещё не начал действовать',
    'The promo code has not started yet',
  ),
  'promo-expired': text(
    'Promokod muddati tugagan',
    'Срок действия промокода истёк',
    'The promo code has expired',
  ),
  'promo-below-minimum': text(
    'Promokod {min} soʻmdan ortiq buyurtma uchun',
    'Промокод действует для заказа дороже {min} сум',
    'The promo code is for orders above {min} sum',
  ),
  'cashback-too-much': text(
    'Keshbek balansi yetarli emas',
    'Недостаточно кешбэка на балансе',
    'There is not enough cashback on the balance',
  ),
  'payment-type-unavailable': text(
    'Bu toʻlov turi mavjud emas',
    'Этот способ оплаты недоступен',
    'This payment method is not available',
  ),
  'totals-differ': text(
    'Buyurtma summasi mos kelmadi. Savatni yangilang',
    'Сумма заказа не сошлась. Обновите корзину',
    'The order’s total does not add up. Please refresh the basket',
  ),
  'time-invalid': text(
    'Tanlangan vaqt mos kelmaydi',
    'Выбранное время не подходит',
    'The chosen time is not available',
  ),
  'receiver-unavailable': text(
    'Buyurtmani faqat oʻzingiz olishingiz mumkin',
    'Получить заказ можете только вы',
    'Only you can collect the order',
  ),
  'order-not-found': text('Buyurtma topilmadi', 'Заказ не найден', 'Order not found'),
  'order-not-cancellable': text(
    'Buyurtmani endi bekor qilib boʻlmaydi',
    'Этот заказ уже нельзя отменить',
    'This order can no longer be cancelled',
  ),
  'order-not-gradable': text(
    'Buyurtmani yakunlangandan keyin baholash mumkin',
    'Оценить заказ можно после его завершения',
    'You can rate an order once it is completed',
  ),
  'order-graded': text(
    'Siz bu buyurtmani baholab boʻlgansiz',
    'Вы уже оценили этот заказ',
    'You have already rated this order',
  ),
  'order-already-paid': text(
    'Buyurtma allaqachon toʻlangan',
    'Заказ уже оплачен',
    'The order is already paid',
  ),
  'card-not-found': text(
    'Bu karta topilmadi, boshqasini tanlang',
    'Карта не найдена, выберите другую',
    'The card was not found, please choose another one',
  ),
  'card-invalid': text(
    'Karta ma’lumotlari notoʻgʻri',
    'Неверные данные карты',
    'The card details are not valid',
  ),
  'booking-unavailable': text(
    'Bu filialda joy band qilib boʻlmaydi',
    'В этом филиале нельзя забронировать стол',
    'Tables cannot be reserved at this branch',
  ),
  'waiter-called': text(
    'Ofitsiant yoʻlda, hozir keladi',
    'К вам уже идут',
    'Somebody is already on the way to you',
  ),
} as const;
export type RefusalKey = keyof typeof refusalTexts;
