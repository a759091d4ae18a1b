// Generated from schemas/openapi/events/v1 by `npm run generate`. Do not edit.
import type { GeneratedRoute } from '../route.js';

export const routes: readonly GeneratedRoute[] = [
  {"method":"GET","path":"/apis/events.cluster.io/v1/namespaces/:namespace/events","operationId":"listEventsV1NamespacedEvent","group":"events.cluster.io","version":"v1","resource":"events","subresource":"","verb":"list","namespaced":true,"kind":"Event"},
  {"method":"POST","path":"/apis/events.cluster.io/v1/namespaces/:namespace/events","operationId":"createEventsV1NamespacedEvent","group":"events.cluster.io","version":"v1","resource":"events","subresource":"","verb":"create","namespaced":true,"kind":"Event"},
  {"method":"DELETE","path":"/apis/events.cluster.io/v1/namespaces/:namespace/events","operationId":"deleteEventsV1CollectionNamespacedEvent","group":"events.cluster.io","version":"v1","resource":"events","subresource":"","verb":"deletecollection","namespaced":true,"kind":"Event"},
  {"method":"GET","path":"/apis/events.cluster.io/v1/namespaces/:namespace/events/:name","operationId":"readEventsV1NamespacedEvent","group":"events.cluster.io","version":"v1","resource":"events","subresource":"","verb":"get","namespaced":true,"kind":"Event"},
  {"method":"PUT","path":"/apis/events.cluster.io/v1/namespaces/:namespace/events/:name","operationId":"replaceEventsV1NamespacedEvent","group":"events.cluster.io","version":"v1","resource":"events","subresource":"","verb":"update","namespaced":true,"kind":"Event"},
  {"method":"PATCH","path":"/apis/events.cluster.io/v1/namespaces/:namespace/events/:name","operationId":"patchEventsV1NamespacedEvent","group":"events.cluster.io","version":"v1","resource":"events","subresource":"","verb":"patch","namespaced":true,"kind":"Event"},
  {"method":"DELETE","path":"/apis/events.cluster.io/v1/namespaces/:namespace/events/:name","operationId":"deleteEventsV1NamespacedEvent","group":"events.cluster.io","version":"v1","resource":"events","subresource":"","verb":"delete","namespaced":true,"kind":"Event"},
  {"method":"GET","path":"/apis/events.cluster.io/v1/events","operationId":"listEventsV1EventForAllNamespaces","group":"events.cluster.io","version":"v1","resource":"events","subresource":"","verb":"list","namespaced":true,"kind":"Event"},
  {"method":"GET","path":"/apis/events.cluster.io/v1/watch/namespaces/:namespace/events","operationId":"watchEventsV1NamespacedEventList","group":"events.cluster.io","version":"v1","resource":"events","subresource":"","verb":"watch","namespaced":true,"kind":"Event"},
  {"method":"GET","path":"/apis/events.cluster.io/v1/watch/namespaces/:namespace/events/:name","operationId":"watchEventsV1NamespacedEvent","group":"events.cluster.io","version":"v1","resource":"events","subresource":"","verb":"watch","namespaced":true,"kind":"Event"},
  {"method":"GET","path":"/apis/events.cluster.io/v1/watch/events","operationId":"watchEventsV1EventListForAllNamespaces","group":"events.cluster.io","version":"v1","resource":"events","subresource":"","verb":"watch","namespaced":true,"kind":"Event"},
];
