import { createRequire } from 'node:module';
import type forge from 'node-forge';

// Two files of node-forge instead of the package: its ciphers and TLS would take an eighth of the start-up time.
const require = createRequire(import.meta.url);

/** ASN.1 of node-forge: values, DER (X.690). */
export const asn1 = require('node-forge/lib/asn1.js') as typeof forge.asn1;

/** Buffers and texts in node-forge's ASN.1 format. */
export const util = require('node-forge/lib/util.js') as typeof forge.util;
