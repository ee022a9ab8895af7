/** The calls that situations let hang or fail, as paths of the API. */
export const calls = {
  merchant: '/users/v1/merchants/*',
  catalog: '/products/v1/overalls',
  branches: '/users/v1/branches',
  activeOrders: '/orders/v1/orders/user/*/active',
  orders: '/orders/v1/orders/user/*',
  order: '/orders/v1/orders/*',
  policies: '/support/v1/company/policies',
  login: '/webbot/v1/users/login',
  placeOrder: '/orders/v1/orders',
} as const;
