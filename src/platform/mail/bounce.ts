/** What a mail server answered to a mail, as far as it decides whether another try is worth it. */
interface Answer {
  responseCode?: number;
  message: string;
}

/** Mailbox unknown, not local, full for good, or no name for one. @source RFC 5321, 4.2.3 */
const OF_THE_ADDRESS: readonly number[] = [550, 551, 552, 553];

/** What servers say, by the enhanced code, about who sends: the address is not to blame. @source RFC 3463, 3.8 */
const OF_THE_SENDER = /\b5\.7\.\d/;

/**
 * Whether an address will take no mail, whoever tries again. A refusal for now (4xx), a mail that is taken for spam, and a
 * server that does not want to hear of us say nothing of the address.
 */
export const isForGood = (error: unknown): boolean => {
  const { responseCode, message } = error as Answer;
  return responseCode !== undefined && OF_THE_ADDRESS.includes(responseCode) && !OF_THE_SENDER.test(message);
};
