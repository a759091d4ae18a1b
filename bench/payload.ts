import type { KubeObject } from '../src/meta/object.js';

/** How many objects the list scenarios have. */
export const REFERENCE_OBJECTS = 10_000;

/** A ConfigMap of 1.5 KB, the payload of every scenario. One in a hundred has the label `rare=yes`. */
export function referenceObject(name: string, at = 0, namespace = 'default'): KubeObject {
  const line = 'a line of configuration that is neither very short nor very long; ';
  return {
    kind: 'ConfigMap',
    apiVersion: 'v1',
    metadata: {
      name,
      namespace,
      labels: { app: 'bench', tier: `t${at % 7}`, ...(at % 100 === 0 ? { rare: 'yes' } : {}) },
      annotations: { note: 'made by the benchmark' },
    },
    data: { 'settings.conf': line.repeat(18), mode: 'fast' },
  };
}
