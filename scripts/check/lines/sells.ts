import { green, grey, line, red, yellow } from './outcomes';

/** What an order takes besides a page that opens. Yellow is what a merchant may want so. */
export const sellsLines = {
  'sells.active': line('Is the merchant switched on?', {
    on: green('The merchant is switched on.'),
    off: red(
      'The merchant is switched off: customers see a page that says so, and nothing else.',
      'Switch on `isActive` of the merchant on the server.',
    ),
  }),
  'sells.goods': line('Is there something to buy?', {
    some: green('There are products to buy.'),
    none: red(
      'The menu is empty.',
      'Fill the catalogue: groups, categories, and active products in them.',
    ),
    notForSale: red(
      'There are products, and none of them can be bought.',
      'Look at their stock, at `isWithoutCart` of their categories, and at the branches that they are linked to.',
    ),
    telegramEmpty: red(
      'In Telegram there is nothing to buy; in a browser there is.',
      'Answer `type=TG` of the catalogue with the products too.',
    ),
    browserEmpty: yellow(
      'In a browser there is nothing to buy; in Telegram there is.',
      'Answer `type=WEB` with the products too, unless the shop is for Telegram only.',
    ),
    viewOnly: yellow(
      'The shop is a menu to look at: nothing can be put into a basket.',
      'Switch on `cartInMainActive` or `cartPageActive`, unless that is what the merchant wants.',
    ),
    unread: red('The catalogue does not come: there is no menu.', 'See what the server answers.'),
  }),
  'sells.hours': line('Is a branch open this week?', {
    open: green('A branch takes orders in the next seven days.'),
    closed: red(
      'No branch is open in the next seven days: nothing can be ordered.',
      'Give a branch `PICK_UP` hours, or `DELIVERY` hours where it delivers (docs/merchants.md).',
    ),
    noBranch: red(
      'There is no active branch: nothing can be ordered.',
      'Create a branch with its hours, or switch one on.',
    ),
    unread: red('The branches do not come, nor their hours.', 'See what the server answers.'),
  }),
  'sells.payment': line('How is it paid?', {
    some: green('An order can be paid.'),
    none: red(
      'No payment type is on: no order can be placed.',
      'Switch on one of them, such as `cashActive`.',
    ),
    cardsOnly: yellow(
      'Only saved cards are on: who has saved none cannot order.',
      'Switch on another payment type, such as `cashActive`.',
    ),
    notInTelegram: red(
      'In Telegram no payment type is on: no order can be placed there.',
      'Switch on `botEnabled` of one of them in `paymentConfigurations`.',
    ),
    notInBrowser: yellow(
      'In a browser no payment type is on.',
      'Switch on `webEnabled` of one of them, unless the shop is for Telegram only.',
    ),
    unread: yellow(
      'The settings do not come: the shop takes cash, and has no colours of its own.',
      'See what the server answers.',
    ),
  }),
  'sells.service': line('How does it reach the customer?', {
    some: green('Orders reach the customer.'),
    tableOnly: yellow(
      'Orders are taken at the table only.',
      'Switch on `pickupActive` or `deliveryActive`, unless that is what the merchant wants.',
    ),
    off: red(
      'Neither pick-up nor delivery is on: no order can be placed.',
      'Switch on `pickupActive` or `deliveryActive`.',
    ),
    noBranch: red(
      'No branch does what is on: no order can be placed.',
      'Switch on `pickupEnabled` or `deliveryEnabled` of an active branch.',
    ),
    notAsked: grey(
      'Without a branch it is not known.',
      'Set right what the line above says of the branches.',
    ),
  }),
};
