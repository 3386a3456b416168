import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely } from 'kysely';
import type { DB as Database } from '#generated/db.ts';

/** A transaction whose work goes on. */
interface OpenTransaction {
  isOpen: boolean;
}

const around = new AsyncLocalStorage<OpenTransaction>();

/**
 * A transaction's work asked for another connection, which may be the one that the transaction holds: each would wait for the
 * other. A defect: whatever belongs to the work is asked of the transaction (`withinTransaction`).
 */
export class OutsideTransactionError extends Error {
  constructor(fault = 'A statement inside of a transaction was not sent through it, and would wait for its end.') {
    super(fault);
  }
}

/** @throws OutsideTransactionError where a transaction is open around whoever calls */
export function refuseInsideTransaction(): void {
  if (around.getStore()?.isOpen) throw new OutsideTransactionError();
}

/**
 * Does work of the processor that takes time, such as reading a long text: no lock and no connection may wait for it.
 *
 * @throws OutsideTransactionError where a transaction is open around whoever calls
 */
export function outsideTransactions<Result>(work: () => Result): Result {
  if (around.getStore()?.isOpen) throw new OutsideTransactionError('A transaction waits for work that needs none.');
  return work();
}

/** A database that knows what is done within its transactions. */
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
