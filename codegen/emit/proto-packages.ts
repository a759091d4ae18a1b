import type { Model } from '../model.js';
import { kindsOf, packagesOf } from '../model.js';
import { header, type Output } from '../writer.js';

const TYPES = `
/** The services of one group version, loaded when the first of them is called. */
export interface ServicePackage {
  /** API group in cluster naming. */
  readonly group: string;
  readonly version: string;
  /** The module made by protoc-gen-es; it exports each service under its name. */
  readonly load: () => Promise<object>;
}
`;

/** Prints `generated/proto/packages.ts`: by proto package, its group version and how to load its services. */
export function emitServicePackages(model: Model, output: Output): void {
  const entries = packagesOf(model).flatMap(({ group, version }) => {
    if (kindsOf(model, group.directory, version).every((kind) => kind.noProto)) return [];
    const pack = `cluster.api.${group.directory}.${version}`;
    return [
      `  '${pack}': {\n    group: '${group.group}',\n    version: '${version}',\n` +
        `    load: () => import('./${pack.replaceAll('.', '/')}/service_pb.js'),\n  },\n`,
    ];
  });
  output.set(
    'generated/proto/packages.ts',
    header('schemas/openapi') +
      TYPES +
      `\n/** Every package that has services. */\n` +
      `export const SERVICE_PACKAGES: Readonly<Record<string, ServicePackage>> = {\n${entries.join('')}};\n`,
  );
}
