import type { Backend } from '../client/backend';
import { Button } from './Button';
import { Card } from './Card';
import { Choice } from './Choice';
import fields from './fields.module.css';
import { orderStatuses } from './orderStatuses';
import { useAnswer } from './useAnswer';

const refreshMs = 2000;
/** The last orders that are listed. */
const listed = 5;

type Props = {
  backend: Backend;
};

/** The placed orders, newest first, and their way through the shop. */
export function OrdersCard({ backend }: Props) {
  const { answer: orders = [], failure, again } = useAnswer(backend.orders, refreshMs);
  const run = (done: Promise<void>) => void done.then(again, again);
  return (
    <Card title="Orders">
      {failure && <p className={fields.error}>No response from the server’s controls: {failure}</p>}
      {!failure && orders.length === 0 && <p className={fields.hint}>No orders were placed.</p>}
      {orders
        .slice(-listed)
        .reverse()
        .map(({ id, number, status, totalPrice, plan }) => (
          <fieldset key={id} className={fields.stack} aria-label={`Order ${number}`}>
            <Choice
              label={`№ ${number}`}
              value={status}
              options={orderStatuses}
              onPick={(picked) => run(backend.setStatus(id, picked))}
            />
            <div className={fields.ends}>
              <span className={fields.hint}>{totalPrice.toLocaleString('ru-RU')} soʻm</span>
              {plan.length > 0 && (
                <Button onPress={() => run(backend.stepOrder(id))}>Next step</Button>
              )}
            </div>
          </fieldset>
        ))}
    </Card>
  );
}
