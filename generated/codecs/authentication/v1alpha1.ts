// Generated from schemas/openapi/authentication/v1alpha1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.authentication.v1alpha1.SelfSubjectReview': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["status",2,"optional","cluster.api.authentication.v1alpha1.SelfSubjectReviewStatus","always"],
    ],
  }),
  'cluster.api.authentication.v1alpha1.SelfSubjectReviewStatus': () => ({
    fields: [
      ["userInfo",1,"optional","cluster.api.authentication.v1.UserInfo","always"],
    ],
  }),
};
