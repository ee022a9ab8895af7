const names: Readonly<Record<string, string>> = {
  OPEN: 'Open',
  CREATED: 'Created',
  AT_TIME: 'For later',
  ACCEPTED: 'Accepted',
  COOKING: 'Being prepared',
  DONE: 'Ready',
  ATTACHED: 'With a courier',
  ON_WAY: 'On the way',
  DELIVERED: 'Delivered',
  CLOSED: 'Closed',
  CANCELED: 'Cancelled',
};

/** Options of a select, in the order of an order's life. */
export const orderStatuses = Object.entries(names).map(([value, name]) => ({ value, name }));
