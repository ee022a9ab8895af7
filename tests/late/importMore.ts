/** What comes with lazy parts of the shop, of the life of the page that has just been opened. */
export async function importMore() {
  return {
    ...(await import('../../src/flows/callWaiter')),
    ...(await import('../../src/flows/cancelOrder')),
    ...(await import('../../src/flows/cancelReservation')),
    ...(await import('../../src/flows/chooseBrand')),
    ...(await import('../../src/flows/gradeOrder')),
    ...(await import('../../src/flows/loadBrands')),
    ...(await import('../../src/flows/loadCatalog')),
    ...(await import('../../src/flows/loadGrades')),
    ...(await import('../../src/flows/loadMerchant')),
    ...(await import('../../src/flows/loadNotices')),
    ...(await import('../../src/flows/loadOrderRules')),
    ...(await import('../../src/flows/loadPolicy')),
    ...(await import('../../src/flows/loadPromotions')),
    ...(await import('../../src/flows/loadReservations')),
    ...(await import('../../src/flows/loadSettings')),
    ...(await import('../../src/flows/loadVacancies')),
    ...(await import('../../src/flows/orderAgain')),
    ...(await import('../../src/flows/reserveTable')),
    ...(await import('../../src/flows/settleIntent')),
    ...(await import('../../src/flows/shareProduct')),
    ...(await import('../../src/flows/showStartLanguage')),
    brands: await import('../../src/stores/brands'),
    reservations: await import('../../src/stores/reservations'),
  };
}
