// Generated from schemas/openapi/node/v1 by `npm run generate`. Do not edit.
import type { GeneratedRoute } from '../route.js';

export const routes: readonly GeneratedRoute[] = [
  {"method":"GET","path":"/apis/node.cluster.io/v1/runtimeclasses","operationId":"listNodeV1RuntimeClass","group":"node.cluster.io","version":"v1","resource":"runtimeclasses","subresource":"","verb":"list","namespaced":false,"kind":"RuntimeClass"},
  {"method":"POST","path":"/apis/node.cluster.io/v1/runtimeclasses","operationId":"createNodeV1RuntimeClass","group":"node.cluster.io","version":"v1","resource":"runtimeclasses","subresource":"","verb":"create","namespaced":false,"kind":"RuntimeClass"},
  {"method":"DELETE","path":"/apis/node.cluster.io/v1/runtimeclasses","operationId":"deleteNodeV1CollectionRuntimeClass","group":"node.cluster.io","version":"v1","resource":"runtimeclasses","subresource":"","verb":"deletecollection","namespaced":false,"kind":"RuntimeClass"},
  {"method":"GET","path":"/apis/node.cluster.io/v1/runtimeclasses/:name","operationId":"readNodeV1RuntimeClass","group":"node.cluster.io","version":"v1","resource":"runtimeclasses","subresource":"","verb":"get","namespaced":false,"kind":"RuntimeClass"},
  {"method":"PUT","path":"/apis/node.cluster.io/v1/runtimeclasses/:name","operationId":"replaceNodeV1RuntimeClass","group":"node.cluster.io","version":"v1","resource":"runtimeclasses","subresource":"","verb":"update","namespaced":false,"kind":"RuntimeClass"},
  {"method":"PATCH","path":"/apis/node.cluster.io/v1/runtimeclasses/:name","operationId":"patchNodeV1RuntimeClass","group":"node.cluster.io","version":"v1","resource":"runtimeclasses","subresource":"","verb":"patch","namespaced":false,"kind":"RuntimeClass"},
  {"method":"DELETE","path":"/apis/node.cluster.io/v1/runtimeclasses/:name","operationId":"deleteNodeV1RuntimeClass","group":"node.cluster.io","version":"v1","resource":"runtimeclasses","subresource":"","verb":"delete","namespaced":false,"kind":"RuntimeClass"},
  {"method":"GET","path":"/apis/node.cluster.io/v1/watch/runtimeclasses","operationId":"watchNodeV1RuntimeClassList","group":"node.cluster.io","version":"v1","resource":"runtimeclasses","subresource":"","verb":"watch","namespaced":false,"kind":"RuntimeClass"},
  {"method":"GET","path":"/apis/node.cluster.io/v1/watch/runtimeclasses/:name","operationId":"watchNodeV1RuntimeClass","group":"node.cluster.io","version":"v1","resource":"runtimeclasses","subresource":"","verb":"watch","namespaced":false,"kind":"RuntimeClass"},
];
