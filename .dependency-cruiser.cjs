// The layers of src/ (docs/architecture.md): a folder imports only from layers below its own; folders of one layer meet
// only in server/assemble.ts. Type-only imports count.
const LAYERS = [
  ['json', 'naming', 'telemetry'],
  ['meta'],
  ['schema', 'request', 'client', 'credentials', 'webhook'],
  ['codec', 'patch', 'storage', 'resources'],
  ['pipeline', 'registry', 'publishing', 'customresources', 'controllers'],
  ['http', 'rpc'],
  ['config'],
  ['server'],
  ['cli'],
];

const layerRules = LAYERS.flatMap((folders, layer) =>
  folders.map((folder) => {
    const others = [...folders.filter((other) => other !== folder), ...LAYERS.slice(layer + 1).flat()];
    return {
      name: `layer-of-${folder}`,
      comment: `${folder} imports only from layers below its own`,
      severity: 'error',
      from: { path: `^src/${folder}/` },
      to: { path: others.length === 0 ? '^$' : `^src/(${others.join('|')})/` },
    };
  }),
).filter((rule) => rule.to.path !== '^$');

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...layerRules,
    {
      name: 'registry-sees-the-store-port',
      severity: 'error',
      from: { path: '^src/registry/' },
      to: { path: '^src/storage/(postgres|watch-cache)/' },
    },
    {
      name: 'store-halves-do-not-meet',
      severity: 'error',
      from: { path: '^src/storage/postgres/' },
      to: { path: '^src/storage/watch-cache/' },
    },
    {
      name: 'store-halves-do-not-meet-either',
      severity: 'error',
      from: { path: '^src/storage/watch-cache/' },
      to: { path: '^src/storage/postgres/' },
    },
    {
      name: 'controllers-and-pipeline-use-the-client',
      comment: 'controllers and pipeline use neither registry nor storage',
      severity: 'error',
      from: { path: '^src/(controllers|pipeline)/' },
      to: { path: '^src/(registry|storage)/' },
    },
    {
      name: 'drawer-validators-definitions',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/resources/' },
      to: { path: '^generated/(validators|definitions|strategies)' },
    },
    {
      name: 'drawer-proto-codecs',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(codec|rpc)/' },
      to: { path: '^generated/(proto|codecs)/' },
    },
    { name: 'src-never-imports-codegen', severity: 'error', from: { path: '^src/' }, to: { path: '^codegen/' } },
    {
      name: 'generated-imports-no-src-but-strategies',
      severity: 'error',
      from: { path: '^generated/', pathNot: '^generated/strategies' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^dist/|^node_modules/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.mjs', '.cjs', '.json'] },
  },
};
