/** Lazy parts of the shop, for the page opened last. */
export async function importMore() {
  return {
    ...(await import('../../src/flows/table/callWaiter')),
    ...(await import('../../src/flows/order/cancelOrder')),
    ...(await import('../../src/flows/start/showStartLanguage')),
    ...(await import('../../src/flows/table/reservations')),
    ...(await import('../../src/flows/brand/chooseBrand')),
    ...(await import('../../src/flows/order/gradeOrder')),
    ...(await import('../../src/flows/catalog/loadCatalog')),
    ...(await import('../../src/flows/catalog/loadGrades')),
    ...(await import('../../src/flows/start/loadMerchant')),
    ...(await import('../../src/flows/content/loadNotices')),
    ...(await import('../../src/flows/order/loadOrderRules')),
    ...(await import('../../src/flows/content/loadContent')),
    ...(await import('../../src/flows/start/startShop')),
    ...(await import('../../src/flows/basket/orderAgain')),
    ...(await import('../../src/flows/order/resolvePendingOrder')),
    ...(await import('../../src/flows/catalog/share')),
    brands: await import('../../src/stores/brand/brands'),
    reservations: await import('../../src/stores/table/reservations'),
  };
}
