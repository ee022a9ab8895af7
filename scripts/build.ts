import { buildShop } from './buildShop';

// The production build that the tests run, and the simulator beside it.
await buildShop();
