/** Type byte of an error message. @source https://www.postgresql.org/docs/current/protocol-message-formats.html */
const ERROR_RESPONSE = 'E'.charCodeAt(0);
/** Type and length of a message, bytes; the length counts itself. */
const HEAD_BYTES = 5;
/**
 * Severity fields of a fatal error, in English whatever the server's language. @source
 * https://www.postgresql.org/docs/current/protocol-error-fields.html
 */
const DEADLY_FIELDS: readonly string[] = ['VFATAL', 'VPANIC'];

/** Whether an answer, a sequence of whole messages, contains an error with which PostgreSQL's process ends. */
export function endsProcess(answer: Uint8Array): boolean {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let start = 0; start + HEAD_BYTES <= bytes.length; ) {
    const end = start + 1 + bytes.readUInt32BE(start + 1);
    if (bytes[start] === ERROR_RESPONSE && isDeadly(bytes.subarray(start + HEAD_BYTES, end))) return true;
    start = end;
  }
  return false;
}

const isDeadly = (fields: Buffer): boolean =>
  fields
    .toString('latin1')
    .split('\0')
    .some((field) => DEADLY_FIELDS.includes(field));
