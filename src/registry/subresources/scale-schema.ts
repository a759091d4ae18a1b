import type { StructuralSchema } from '../../schema/structural.js';

const TEXT: StructuralSchema = { type: 'string' };
const COUNT: StructuralSchema = { type: 'integer', format: 'int32' };

/** The members of metadata that a Scale has; they name the scaled object and are read only, but for the version. */
const METADATA: StructuralSchema = { type: 'object', preserveUnknownFields: true };

/**
 * Shape of `autoscaling/v1` Scale, the body of the `scale` subresource of every kind that has one. It is no kind of
 * its own (nothing is stored), so it has no definition.
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
