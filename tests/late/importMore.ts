/** Lazy parts of the shop, for the page opened last. */
export async function importMore() {
  return {
    ...(await import('../../src/flows/table/callWaiter')),
    ...(await import('../../src/flows/order/cancelOrder')),
    ...(await import('../../src/flows/table/cancelReservation')),
    ...(await import('../../src/flows/brand/chooseBrand')),
    ...(await import('../../src/flows/order/gradeOrder')),
    ...(await import('../../src/flows/brand/loadBrands')),
    ...(await import('../../src/flows/catalog/loadCatalog')),
    ...(await import('../../src/flows/catalog/loadGrades')),
    ...(await import('../../src/flows/start/loadMerchant')),
    ...(await import('../../src/flows/content/loadNotices')),
    ...(await import('../../src/flows/order/loadOrderRules')),
    ...(await import('../../src/flows/content/loadPolicy')),
    ...(await import('../../src/flows/content/loadBannersAndStories')),
    ...(await import('../../src/flows/table/loadReservations')),
    ...(await import('../../src/flows/start/loadSettings')),
    ...(await import('../../src/flows/content/loadVacancies')),
    ...(await import('../../src/flows/basket/orderAgain')),
    ...(await import('../../src/flows/table/reserveTable')),
    ...(await import('../../src/flows/order/resolvePendingOrder')),
    ...(await import('../../src/flows/catalog/share')),
    ...(await import('../../src/flows/catalog/shareProduct')),
    ...(await import('../../src/flows/start/showStartLanguage')),
    brands: await import('../../src/stores/brand/brands'),
    reservations: await import('../../src/stores/table/reservations'),
  };
}
