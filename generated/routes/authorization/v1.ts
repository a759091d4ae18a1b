// Generated from schemas/openapi/authorization/v1 by `npm run generate`. Do not edit.
import type { GeneratedRoute } from '../route.js';

export const routes: readonly GeneratedRoute[] = [
  {"method":"POST","path":"/apis/authorization.cluster.io/v1/namespaces/:namespace/localsubjectaccessreviews","operationId":"createAuthorizationV1NamespacedLocalSubjectAccessReview","group":"authorization.cluster.io","version":"v1","resource":"localsubjectaccessreviews","subresource":"","verb":"create","namespaced":true,"kind":"LocalSubjectAccessReview"},
  {"method":"POST","path":"/apis/authorization.cluster.io/v1/selfsubjectaccessreviews","operationId":"createAuthorizationV1SelfSubjectAccessReview","group":"authorization.cluster.io","version":"v1","resource":"selfsubjectaccessreviews","subresource":"","verb":"create","namespaced":false,"kind":"SelfSubjectAccessReview"},
  {"method":"POST","path":"/apis/authorization.cluster.io/v1/selfsubjectrulesreviews","operationId":"createAuthorizationV1SelfSubjectRulesReview","group":"authorization.cluster.io","version":"v1","resource":"selfsubjectrulesreviews","subresource":"","verb":"create","namespaced":false,"kind":"SelfSubjectRulesReview"},
  {"method":"POST","path":"/apis/authorization.cluster.io/v1/subjectaccessreviews","operationId":"createAuthorizationV1SubjectAccessReview","group":"authorization.cluster.io","version":"v1","resource":"subjectaccessreviews","subresource":"","verb":"create","namespaced":false,"kind":"SubjectAccessReview"},
];
