// Generated from schemas/openapi/imagepolicy/v1alpha1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.imagepolicy.v1alpha1.ImageReview': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.imagepolicy.v1alpha1.ImageReviewSpec","always"],
      ["status",3,"optional","cluster.api.imagepolicy.v1alpha1.ImageReviewStatus","always"],
    ],
  }),
  'cluster.api.imagepolicy.v1alpha1.ImageReviewContainerSpec': () => ({
    fields: [
      ["image",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.imagepolicy.v1alpha1.ImageReviewSpec': () => ({
    fields: [
      ["containers",1,"repeated","cluster.api.imagepolicy.v1alpha1.ImageReviewContainerSpec","zero-absent"],
      ["annotations",2,"map","string","zero-absent"],
      ["namespace",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.imagepolicy.v1alpha1.ImageReviewStatus': () => ({
    fields: [
      ["allowed",1,"optional","bool","zero-absent"],
      ["reason",2,"optional","string","zero-absent"],
      ["auditAnnotations",3,"map","string","zero-absent"],
    ],
  }),
};
