/** The flows of a new life of the page, by name; call it after resetting the modules. */
export async function importFlows() {
  const { chooseBranch, chooseCity, loadBranches } = await import(
    '../src/flows/branches/loadBranches'
  );
  return {
    ...(await import('../src/flows/session/ensureSignedIn')),
    ...(await import('../src/flows/cards/addCard')),
    ...(await import('../src/flows/start/changeLanguage')),
    ...(await import('../src/flows/session/changePhone')),
    ...(await import('../src/flows/delivery/chooseService')),
    ...(await import('../src/flows/order/confirmOrder')),
    ...(await import('../src/flows/session/logOut')),
    ...(await import('../src/flows/addresses/deleteAddress')),
    ...(await import('../src/flows/addresses/saveAddress')),
    ...(await import('../src/flows/delivery/fetchDeliveryFacts')),
    ...(await import('../src/flows/cards/cards')),
    ...(await import('../src/flows/basket/editBasket')),
    ...(await import('../src/flows/basket/addToBasket')),
    ...(await import('../src/flows/session/renewSession')),
    ...(await import('../src/flows/addresses/loadAddresses')),
    ...(await import('../src/flows/promo/promos')),
    ...(await import('../src/flows/session/signIn')),
    ...{ chooseBranch, chooseCity, loadBranches },
    ...(await import('../src/flows/order/loadArchive')),
    ...(await import('../src/flows/favourites/favourites')),
    ...(await import('../src/flows/basket/backUpBasket')),
    ...(await import('../src/flows/addresses/locateMe')),
    ...(await import('../src/flows/session/logIn')),
    ...(await import('../src/flows/order/payOrder')),
    ...(await import('../src/flows/addresses/pickPlace')),
    ...(await import('../src/flows/delivery/quoteDelivery')),
    ...(await import('../src/flows/start/readLaunchUrl')),
    ...(await import('../src/flows/session/leaveProfileForm')),
    ...{ refreshProfile: (await import('../src/flows/session/signIn')).refreshProfile },
    ...(await import('../src/flows/addresses/addressPaths')),
    ...(await import('../src/flows/start/startShop')),
    ...(await import('../src/flows/start/loadSettings')),
    ...(await import('../src/flows/order/resolvePendingOrder')),
    ...(await import('../src/flows/order/submitOrder')),
    ...(await import('../src/flows/order/trackOrders')),
    ...(await import('../src/flows/services')),
  };
}

/** The stores of the same life. */
export async function importStores() {
  const { readBasket } = await import('../src/stores/basket/basket');
  const { readPayment } = await import('../src/stores/order/payment');
  return {
    readBasket,
    readPayment,
    addresses: await import('../src/stores/addresses/addresses'),
    regions: await import('../src/stores/addresses/regions'),
    branches: await import('../src/stores/branches/branches'),
    callScopes: await import('../src/stores/session/callScopes'),
    cardCode: await import('../src/stores/cards/cardCode'),
    cards: await import('../src/stores/cards/cards'),
    cart: await import('../src/stores/basket/cart'),
    catalog: await import('../src/stores/catalog/catalog'),
    clock: await import('../src/stores/clock'),
    delivery: await import('../src/stores/delivery/deliveryQuote'),
    draft: await import('../src/stores/order/draft'),
    favourites: await import('../src/stores/favourites/favourites'),
    pending: await import('../src/stores/order/pendingOrder'),
    lateOrders: await import('../src/stores/order/lateOrders'),
    merchant: await import('../src/stores/merchant'),
    orderLoads: await import('../src/stores/order/orderLoads'),
    orders: await import('../src/stores/order/orders'),
    persistence: await import('../src/stores/storage/persistence'),
    phoneChange: await import('../src/stores/session/phoneChange'),
    placed: await import('../src/stores/order/placedOrder'),
    promos: await import('../src/stores/promo/promos'),
    remembered: await import('../src/stores/start/storedMerchant'),
    session: await import('../src/stores/session/session'),
    table: await import('../src/stores/table/table'),
    toasts: await import('../src/stores/toasts'),
  };
}
