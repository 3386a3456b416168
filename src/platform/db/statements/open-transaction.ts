import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely } from 'kysely';
import type { DB as Database } from '#generated/db.ts';

/** A transaction whose work goes on. */
interface OpenTransaction {
  isOpen: boolean;
}

const around = new AsyncLocalStorage<OpenTransaction>();

/**
 * Work inside a transaction requested another connection. A pool might wait for the connection that the transaction itself holds: a
 * deadlock.
 *
 * It is a defect: all statements of the work use the transaction (`withinTransaction`).
 */
export class OutsideTransactionError extends Error {
  constructor(fault = 'A statement inside of a transaction was not sent through it, and would wait for its end.') {
    super(fault);
  }
}

/** @throws OutsideTransactionError where the caller is inside a transaction */
export function refuseInsideTransaction(): void {
  if (around.getStore()?.isOpen) throw new OutsideTransactionError();
}

/**
 * Runs long work of the processor, such as parsing a long text: no lock and no connection may wait for it.
 *
 * @throws OutsideTransactionError where the caller is inside a transaction
 */
export function outsideTransactions<Result>(work: () => Result): Result {
  if (around.getStore()?.isOpen) throw new OutsideTransactionError('A transaction waits for work that needs none.');
  return work();
}

/** A database that knows the work inside its transactions. */
export class WatchedKysely extends Kysely<Database> {
  override transaction(): ReturnType<Kysely<Database>['transaction']> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => {
      const open: OpenTransaction = { isOpen: true };
      return execute((tx) => around.run(open, () => work(tx))).finally(() => {
        open.isOpen = false;
      });
    };
    return builder;
  }
}
