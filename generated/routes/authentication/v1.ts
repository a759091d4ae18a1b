// Generated from schemas/openapi/authentication/v1 by `npm run generate`. Do not edit.
import type { GeneratedRoute } from '../route.js';

export const routes: readonly GeneratedRoute[] = [
  {"method":"POST","path":"/apis/authentication.cluster.io/v1/selfsubjectreviews","operationId":"createAuthenticationV1SelfSubjectReview","group":"authentication.cluster.io","version":"v1","resource":"selfsubjectreviews","subresource":"","verb":"create","namespaced":false,"kind":"SelfSubjectReview"},
  {"method":"POST","path":"/apis/authentication.cluster.io/v1/tokenreviews","operationId":"createAuthenticationV1TokenReview","group":"authentication.cluster.io","version":"v1","resource":"tokenreviews","subresource":"","verb":"create","namespaced":false,"kind":"TokenReview"},
];
