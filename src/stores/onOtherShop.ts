import { subscribe } from 'valtio/vanilla';
import * as merchant from './merchant';

/**
 * Runs `forget` synchronously when another merchant's shop opens in this page: for what belongs to
 * a shop and is not stored. What is stored follows by itself (`persistence`).
 */
export function onOtherShop(forget: () => void): void {
  let last = merchant.state.merchant?.id;
  const onChange = () => {
    const id = merchant.state.merchant?.id;
    const isOther = last !== undefined && id !== undefined && id !== last;
    last = id ?? last;
    if (isOther) forget();
  };
  subscribe(merchant.state, onChange, true);
}
