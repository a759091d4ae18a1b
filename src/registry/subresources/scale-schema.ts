import type { StructuralSchema } from '../../schema/structural.js';

const TEXT: StructuralSchema = { type: 'string' };
const COUNT: StructuralSchema = { type: 'integer', format: 'int32' };

/**
 * The members of metadata that a Scale has; they identify the scaled object and are read-only except for the version.
 */
const METADATA: StructuralSchema = { type: 'object', preserveUnknownFields: true };

/**
 * Shape of `autoscaling/v1` Scale, the body of every `scale` subresource. It is not a stored kind, so it has no
 * definition.
 */
export const SCALE_SCHEMA: StructuralSchema = {
  type: 'object',
  properties: {
    apiVersion: TEXT,
    kind: TEXT,
    metadata: METADATA,
    spec: { type: 'object', presence: 'always', properties: { replicas: COUNT } },
    status: { type: 'object', presence: 'always', properties: { replicas: COUNT, selector: TEXT } },
  },
};
