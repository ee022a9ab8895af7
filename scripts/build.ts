import { buildShop } from './buildShop';

// The production build the tests run, and the simulator.
await buildShop();
