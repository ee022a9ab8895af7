import { chooseBranch } from '../../../src/flows/branches/loadBranches';
import { loadCatalog } from '../../../src/flows/catalog/loadCatalog';
import { chooseService } from '../../../src/flows/delivery/chooseService';
import { applyPromo } from '../../../src/flows/promo/promos';
import { confirmCode, sendCode } from '../../../src/flows/session/logIn';
import * as cart from '../../../src/stores/basket/cart';
import * as catalog from '../../../src/stores/catalog/catalog';
import * as orders from '../../../src/stores/order/orders';
import * as table from '../../../src/stores/table/table';
import type { Backend } from '../../backend/app';
import { keepAddress } from './keepAddress';
import { offerFeatures } from './offerFeatures';
import { loseAnswer, placeOrder } from './ordering';
import { deliverHome, haveCashback } from './paying';
import { standAt } from './pinAddress';
import { asLine, type Stage } from './stage';

const phone = '+998901234567';

/** The stage of an opened shop; calls matching `unanswered` hang. */
export function createStage(backend: Backend, unanswered: string[]): Stage {
  const askForCode = async () => void (await sendCode(phone));
  return {
    backend,
    leaveUnanswered: (...paths) => void unanswered.push(...paths),
    fail: (path, status = 500) => void backend.faults.add({ path, status }),
    askForCode,
    signIn: async () => {
      await askForCode();
      await confirmCode(backend.db.codes.at(-1)?.code ?? '');
    },
    fill: (...lines) => cart.replace(lines.map(asLine)),
    chooseBranch,
    keepAddress,
    chooseService,
    deliver: deliverHome,
    applyPromo: async (code) => void (await applyPromo(code)),
    haveCashback: (balance, spent = 0) => haveCashback(backend, balance, spent),
    order: (status) => placeOrder(backend, status),
    forgetCatalog: () => {
      catalog.setCatalog({ groups: [], categories: [], products: [] });
      catalog.state.status = 'loading';
      void loadCatalog();
    },
    forgetOrders: orders.reset,
    reloadCatalog: loadCatalog,
    loseAnswer,
    offerFeatures,
    scanTable: (tableId) =>
      table.setTable({
        tableId,
        hallId: null,
        branchId: null,
        scannedAt: backend.clock.now(),
      }),
    standAt,
  };
}
