// Generated from schemas/openapi/apiregistration/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.apiregistration.v1.APIService': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.apiregistration.v1.APIServiceSpec","always"],
      ["status",3,"optional","cluster.api.apiregistration.v1.APIServiceStatus","always"],
    ],
  }),
  'cluster.api.apiregistration.v1.APIServiceCondition': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["status",2,"optional","string","explicit"],
      ["lastTransitionTime",3,"optional","time","zero-absent"],
      ["reason",4,"optional","string","zero-absent"],
      ["message",5,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.apiregistration.v1.APIServiceList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.apiregistration.v1.APIService","explicit"],
    ],
  }),
  'cluster.api.apiregistration.v1.APIServiceSpec': () => ({
    fields: [
      ["service",1,"optional","cluster.api.apiregistration.v1.ServiceReference","explicit"],
      ["group",2,"optional","string","zero-absent"],
      ["version",3,"optional","string","zero-absent"],
      ["insecureSkipTLSVerify",4,"optional","bool","zero-absent"],
      ["caBundle",5,"optional","bytes","zero-absent"],
      ["groupPriorityMinimum",7,"optional","int32","zero-absent"],
      ["versionPriority",8,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.apiregistration.v1.APIServiceStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.apiregistration.v1.APIServiceCondition","zero-absent"],
    ],
  }),
  'cluster.api.apiregistration.v1.ServiceReference': () => ({
    fields: [
      ["namespace",1,"optional","string","zero-absent"],
      ["name",2,"optional","string","zero-absent"],
      ["port",3,"optional","int32","explicit"],
    ],
  }),
};
