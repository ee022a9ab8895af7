/** The flows of a new life of the page, by name; call it once the modules have been reset. */
export async function importFlows() {
  const { chooseBranch, chooseCity, loadBranches } = await import('../src/flows/loadBranches');
  return {
    ...(await import('../src/flows/addCard')),
    ...(await import('../src/flows/changeLanguage')),
    ...(await import('../src/flows/changePhone')),
    ...(await import('../src/flows/chooseService')),
    ...(await import('../src/flows/confirmOrder')),
    ...(await import('../src/flows/deleteAccount')),
    ...(await import('../src/flows/deleteAddress')),
    ...(await import('../src/flows/deleteCard')),
    ...(await import('../src/flows/fillBasket')),
    ...(await import('../src/flows/healSession')),
    ...(await import('../src/flows/loadAddresses')),
    ...{ chooseBranch, chooseCity, loadBranches },
    ...(await import('../src/flows/loadCards')),
    ...(await import('../src/flows/loadArchive')),
    ...(await import('../src/flows/loadFavourites')),
    ...(await import('../src/flows/loadPromos')),
    ...(await import('../src/flows/keepBasket')),
    ...(await import('../src/flows/locateMe')),
    ...(await import('../src/flows/logIn')),
    ...(await import('../src/flows/logOut')),
    ...(await import('../src/flows/payOrder')),
    ...(await import('../src/flows/pickPlace')),
    ...(await import('../src/flows/pushGuestAddresses')),
    ...(await import('../src/flows/quoteDelivery')),
    ...(await import('../src/flows/readEntrance')),
    ...(await import('../src/flows/saveAddress')),
    ...(await import('../src/flows/saveProfile')),
    ...(await import('../src/flows/startAddressFlow')),
    ...(await import('../src/flows/startShop')),
    ...(await import('../src/flows/submitOrder')),
    ...(await import('../src/flows/toggleFavourite')),
    ...(await import('../src/flows/trackOrders')),
    ...(await import('../src/flows/watchFavourites')),
    ...(await import('../src/flows/wiring')),
  };
}

/** The stores of the same life. */
export async function importStores() {
  const { readBasket } = await import('../src/stores/basket');
  const { readPayment } = await import('../src/stores/payment');
  return {
    readBasket,
    readPayment,
    addresses: await import('../src/stores/addresses'),
    branches: await import('../src/stores/branches'),
    cardCode: await import('../src/stores/cardCode'),
    cards: await import('../src/stores/cards'),
    cart: await import('../src/stores/cart'),
    catalog: await import('../src/stores/catalog'),
    delivery: await import('../src/stores/delivery'),
    draft: await import('../src/stores/draft'),
    favourites: await import('../src/stores/favourites'),
    intent: await import('../src/stores/intent'),
    merchant: await import('../src/stores/merchant'),
    orders: await import('../src/stores/orders'),
    persistence: await import('../src/stores/persistence'),
    phoneChange: await import('../src/stores/phoneChange'),
    placed: await import('../src/stores/placed'),
    promos: await import('../src/stores/promos'),
    remembered: await import('../src/stores/remembered'),
    session: await import('../src/stores/session'),
    table: await import('../src/stores/table'),
    toasts: await import('../src/stores/toasts'),
  };
}
