/** An untyped map, as tests write bodies. */
export type Members = Readonly<Record<string, unknown>>;

/** A ConfigMap. */
export function configMap(name: string, more: Members = {}, metadata: Members = {}): Members {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, ...metadata }, ...more };
}

/** A Deployment of one container `c`, with members of its spec and of its pod template's spec. */
export function deployment(name: string, spec: Members = {}, podSpec: Members = {}): Members {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name },
    spec: {
      selector: { matchLabels: { app: name } },
      template: {
        metadata: { labels: { app: name } },
        spec: { containers: [{ name: 'c', image: 'nginx:1' }], ...podSpec },
      },
      ...spec,
    },
  };
}

/** A Pod of one container `c`. */
export function pod(name: string, spec: Members = {}, metadata: Members = {}): Members {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, ...metadata },
    spec: { containers: [{ name: 'c', image: 'nginx:1' }], ...spec },
  };
}

/** Names of the items of a list, in its order. */
export function namesOf(list: { readonly items?: readonly { metadata: { name: string } }[] }): string[] {
  return (list.items ?? []).map(({ metadata }) => metadata.name);
}
