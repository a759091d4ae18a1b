// Generated from schemas/openapi/authentication/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.authentication.v1.BoundObjectReference': () => ({
    fields: [
      ["kind",1,"optional","string","zero-absent"],
      ["apiVersion",2,"optional","string","zero-absent"],
      ["name",3,"optional","string","zero-absent"],
      ["uid",4,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.authentication.v1.ExtraValue': () => ({ wrapper: true,
    fields: [
      ["items",1,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.authentication.v1.SelfSubjectReview': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["status",2,"optional","cluster.api.authentication.v1.SelfSubjectReviewStatus","always"],
    ],
  }),
  'cluster.api.authentication.v1.SelfSubjectReviewStatus': () => ({
    fields: [
      ["userInfo",1,"optional","cluster.api.authentication.v1.UserInfo","always"],
    ],
  }),
  'cluster.api.authentication.v1.TokenRequest': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.authentication.v1.TokenRequestSpec","always"],
      ["status",3,"optional","cluster.api.authentication.v1.TokenRequestStatus","always"],
    ],
  }),
  'cluster.api.authentication.v1.TokenRequestSpec': () => ({
    fields: [
      ["audiences",1,"repeated","string","zero-absent"],
      ["boundObjectRef",3,"optional","cluster.api.authentication.v1.BoundObjectReference","explicit"],
      ["expirationSeconds",4,"optional","int64","explicit"],
    ],
  }),
  'cluster.api.authentication.v1.TokenRequestStatus': () => ({
    fields: [
      ["token",1,"optional","string","zero-absent"],
      ["expirationTimestamp",2,"optional","time","zero-absent"],
    ],
  }),
  'cluster.api.authentication.v1.TokenReview': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.authentication.v1.TokenReviewSpec","always"],
      ["status",3,"optional","cluster.api.authentication.v1.TokenReviewStatus","always"],
    ],
  }),
  'cluster.api.authentication.v1.TokenReviewSpec': () => ({
    fields: [
      ["token",1,"optional","string","zero-absent"],
      ["audiences",2,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.authentication.v1.TokenReviewStatus': () => ({
    fields: [
      ["authenticated",1,"optional","bool","zero-absent"],
      ["user",2,"optional","cluster.api.authentication.v1.UserInfo","always"],
      ["error",3,"optional","string","zero-absent"],
      ["audiences",4,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.authentication.v1.UserInfo': () => ({
    fields: [
      ["username",1,"optional","string","zero-absent"],
      ["uid",2,"optional","string","zero-absent"],
      ["groups",3,"repeated","string","zero-absent"],
      ["extra",4,"map","cluster.api.authentication.v1.ExtraValue","zero-absent"],
    ],
  }),
};
