// Generated from schemas/openapi/authentication/v1beta1 by `npm run generate`. Do not edit.
import type { GeneratedRoute } from '../route.js';

export const routes: readonly GeneratedRoute[] = [
  {"method":"POST","path":"/apis/authentication.cluster.io/v1beta1/selfsubjectreviews","operationId":"createAuthenticationV1beta1SelfSubjectReview","group":"authentication.cluster.io","version":"v1beta1","resource":"selfsubjectreviews","subresource":"","verb":"create","namespaced":false,"kind":"SelfSubjectReview"},
];
