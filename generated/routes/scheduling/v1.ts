// Generated from schemas/openapi/scheduling/v1 by `npm run generate`. Do not edit.
import type { GeneratedRoute } from '../route.js';

export const routes: readonly GeneratedRoute[] = [
  {"method":"GET","path":"/apis/scheduling.cluster.io/v1/priorityclasses","operationId":"listSchedulingV1PriorityClass","group":"scheduling.cluster.io","version":"v1","resource":"priorityclasses","subresource":"","verb":"list","namespaced":false,"kind":"PriorityClass"},
  {"method":"POST","path":"/apis/scheduling.cluster.io/v1/priorityclasses","operationId":"createSchedulingV1PriorityClass","group":"scheduling.cluster.io","version":"v1","resource":"priorityclasses","subresource":"","verb":"create","namespaced":false,"kind":"PriorityClass"},
  {"method":"DELETE","path":"/apis/scheduling.cluster.io/v1/priorityclasses","operationId":"deleteSchedulingV1CollectionPriorityClass","group":"scheduling.cluster.io","version":"v1","resource":"priorityclasses","subresource":"","verb":"deletecollection","namespaced":false,"kind":"PriorityClass"},
  {"method":"GET","path":"/apis/scheduling.cluster.io/v1/priorityclasses/:name","operationId":"readSchedulingV1PriorityClass","group":"scheduling.cluster.io","version":"v1","resource":"priorityclasses","subresource":"","verb":"get","namespaced":false,"kind":"PriorityClass"},
  {"method":"PUT","path":"/apis/scheduling.cluster.io/v1/priorityclasses/:name","operationId":"replaceSchedulingV1PriorityClass","group":"scheduling.cluster.io","version":"v1","resource":"priorityclasses","subresource":"","verb":"update","namespaced":false,"kind":"PriorityClass"},
  {"method":"PATCH","path":"/apis/scheduling.cluster.io/v1/priorityclasses/:name","operationId":"patchSchedulingV1PriorityClass","group":"scheduling.cluster.io","version":"v1","resource":"priorityclasses","subresource":"","verb":"patch","namespaced":false,"kind":"PriorityClass"},
  {"method":"DELETE","path":"/apis/scheduling.cluster.io/v1/priorityclasses/:name","operationId":"deleteSchedulingV1PriorityClass","group":"scheduling.cluster.io","version":"v1","resource":"priorityclasses","subresource":"","verb":"delete","namespaced":false,"kind":"PriorityClass"},
  {"method":"GET","path":"/apis/scheduling.cluster.io/v1/watch/priorityclasses","operationId":"watchSchedulingV1PriorityClassList","group":"scheduling.cluster.io","version":"v1","resource":"priorityclasses","subresource":"","verb":"watch","namespaced":false,"kind":"PriorityClass"},
  {"method":"GET","path":"/apis/scheduling.cluster.io/v1/watch/priorityclasses/:name","operationId":"watchSchedulingV1PriorityClass","group":"scheduling.cluster.io","version":"v1","resource":"priorityclasses","subresource":"","verb":"watch","namespaced":false,"kind":"PriorityClass"},
];
