// Generated from schemas/openapi/authentication/v1alpha1 by `npm run generate`. Do not edit.
import type { GeneratedRoute } from '../route.js';

export const routes: readonly GeneratedRoute[] = [
  {"method":"POST","path":"/apis/authentication.cluster.io/v1alpha1/selfsubjectreviews","operationId":"createAuthenticationV1alpha1SelfSubjectReview","group":"authentication.cluster.io","version":"v1alpha1","resource":"selfsubjectreviews","subresource":"","verb":"create","namespaced":false,"kind":"SelfSubjectReview"},
];
