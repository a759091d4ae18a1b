import type forge from 'node-forge';
import { asn1, util } from './asn1.js';

/** The parts of a certificate's subject that identify the user (spec 3, "Client certificates"). */
export interface Subject {
  readonly commonName: string;
  readonly organizations: readonly string[];
}

const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';

/** The DER form of a subject, as an ASN.1 value for a certificate or request. */
export function subjectToAsn1(subject: Subject): forge.asn1.Asn1 {
  const parts: [string, string][] = [
    ...subject.organizations.map((name): [string, string] => [ORGANIZATION, name]),
    [COMMON_NAME, subject.commonName],
  ];
  return sequence(
    parts.map(([oid, text]) =>
      asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, [
        sequence([
          asn1.create(asn1.Class.UNIVERSAL, asn1.Type.OID, false, asn1.oidToDer(oid).getBytes()),
          asn1.create(asn1.Class.UNIVERSAL, asn1.Type.UTF8, false, util.encodeUtf8(text)),
        ]),
      ]),
    ),
  );
}

/**
 * Reads the subject of a certificate in DER. The last common name counts, as in Go's x509.
 *
 * @throws Error when the bytes are not a certificate
 */
export function subjectOfCertificate(der: Buffer): Subject {
  const certificate = asn1.fromDer(util.createBuffer(der.toString('latin1')));
  const body = children(children(certificate)[0]);
  // version is optional and context-tagged; then serial, algorithm, issuer, validity, subject
  const first = body[0]?.tagClass === asn1.Class.CONTEXT_SPECIFIC ? 1 : 0;
  return readName(body[first + 4]);
}

/** Reads an X.501 name in DER. @throws Error when the bytes are not one */
export function subjectOfName(der: Buffer): Subject {
  return readName(asn1.fromDer(util.createBuffer(der.toString('latin1'))));
}

/** Reads an X.501 name. @throws Error when it is invalid */
function readName(name: forge.asn1.Asn1 | undefined): Subject {
  let commonName = '';
  const organizations: string[] = [];
  for (const set of children(name)) {
    for (const attribute of children(set)) {
      const [oid, value] = children(attribute);
      if (oid === undefined || typeof oid.value !== 'string' || value === undefined) continue;
      const type = asn1.derToOid(oid.value);
      if (type === COMMON_NAME) commonName = text(value);
      if (type === ORGANIZATION) organizations.push(text(value));
    }
  }
  return { commonName, organizations };
}

function text(value: forge.asn1.Asn1): string {
  if (typeof value.value !== 'string') throw new Error('a name holds a value that is not text');
  if (value.type === asn1.Type.BMPSTRING) return Buffer.from(value.value, 'latin1').swap16().toString('utf16le');
  return value.type === asn1.Type.UTF8 ? util.decodeUtf8(value.value) : value.value;
}

function children(node: forge.asn1.Asn1 | undefined): forge.asn1.Asn1[] {
  if (node === undefined || !Array.isArray(node.value)) throw new Error('not a certificate');
  return node.value;
}

/** An ASN.1 SEQUENCE. */
export function sequence(parts: forge.asn1.Asn1[]): forge.asn1.Asn1 {
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SEQUENCE, true, parts);
}
