/** Answer of a mail server, as far as it decides about a retry. */
interface Answer {
  responseCode?: number;
  message: string;
}

/** Mailbox unknown, not local, full for good, or its name not allowed. @source RFC 5321, 4.2.3 */
const OF_THE_ADDRESS: readonly number[] = [550, 551, 552, 553];

/** Enhanced codes about the sender: the address is not to blame. @source RFC 3463, 3.8 */
const OF_THE_SENDER = /\b5\.7\.\d/;

/**
 * Whether an address will never accept mail. A temporary refusal (4xx), a mail taken for spam, and a server that rejects the sender do not
 * condemn the address.
 */
export const isForGood = (error: unknown): boolean => {
  const { responseCode, message } = error as Answer;
  return responseCode !== undefined && OF_THE_ADDRESS.includes(responseCode) && !OF_THE_SENDER.test(message);
};
