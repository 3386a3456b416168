/** Prefix of the secret of a stop link. Other links that end mail have random letters, without a full stop. */
export const STOP_SECRET_START = 'all.';

/** Whether the secret of an address `/unsubscribe/{secret}` stops all mail to an address, and not only mail of one kind. */
export const isStopSecret = (secret: string): boolean => secret.startsWith(STOP_SECRET_START);
