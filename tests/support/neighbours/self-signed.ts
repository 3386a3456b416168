import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate that vouches for itself, and its key, both as PEM. */
export interface SelfSigned {
  cert: string;
  key: string;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const UTF8 = 0x0c;
const TIME = 0x17;
const tagged = (number: number): number => 0xa0 + number;

/** ecdsa-with-SHA256, commonName, subjectAltName, basicConstraints. */
const OID = { signature: '06082a8648ce3d040302', name: '0603550403', names: '0603551d11', constraints: '0603551d13' };
const SHORT = 128;

/** A value of DER. */
function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)));
  const length =
    content.length < SHORT ? [content.length] : [SHORT + 2, content.length >> 8, content.length % (2 * SHORT)];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

/** A certificate of a host, good until 2049. */
export function selfSigned(host: string): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, OID.signature);
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, OID.name, der(UTF8, Buffer.from(host)))));
  const times = ['200101000000Z', '491231235959Z'].map((time) => der(TIME, Buffer.from(time)));
  const names = der(OCTET_STRING, der(SEQUENCE, der(0x82, Buffer.from(host))));
  const isOwnIssuer = der(OCTET_STRING, der(SEQUENCE, '0101ff'));
  const listening = der(
    SEQUENCE,
    der(tagged(0), der(INTEGER, '02')),
    der(INTEGER, '01'),
    ...[algorithm, name, der(SEQUENCE, ...times), name, publicKey.export({ type: 'spki', format: 'der' })],
    der(
      tagged(3),
      der(SEQUENCE, der(SEQUENCE, OID.names, names), der(SEQUENCE, OID.constraints, '0101ff', isOwnIssuer)),
    ),
  );
  const certificate = der(SEQUENCE, listening, algorithm, der(BIT_STRING, '00', sign('sha256', listening, privateKey)));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}
