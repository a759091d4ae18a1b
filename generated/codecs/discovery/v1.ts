// Generated from schemas/openapi/discovery/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.discovery.v1.Endpoint': () => ({
    fields: [
      ["addresses",1,"repeated","string","zero-absent"],
      ["conditions",2,"optional","cluster.api.discovery.v1.EndpointConditions","always"],
      ["hostname",3,"optional","string","explicit"],
      ["targetRef",4,"optional","cluster.api.core.v1.ObjectReference","explicit"],
      ["deprecatedTopology",5,"map","string","zero-absent"],
      ["nodeName",6,"optional","string","explicit"],
      ["zone",7,"optional","string","explicit"],
      ["hints",8,"optional","cluster.api.discovery.v1.EndpointHints","explicit"],
    ],
  }),
  'cluster.api.discovery.v1.EndpointConditions': () => ({
    fields: [
      ["ready",1,"optional","bool","explicit"],
      ["serving",2,"optional","bool","explicit"],
      ["terminating",3,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.discovery.v1.EndpointHints': () => ({
    fields: [
      ["forZones",1,"repeated","cluster.api.discovery.v1.ForZone","zero-absent"],
      ["forNodes",2,"repeated","cluster.api.discovery.v1.ForNode","zero-absent"],
    ],
  }),
  'cluster.api.discovery.v1.EndpointPort': () => ({
    fields: [
      ["name",1,"optional","string","explicit"],
      ["protocol",2,"optional","string","explicit"],
      ["port",3,"optional","int32","explicit"],
      ["appProtocol",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.discovery.v1.EndpointSlice': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["endpoints",2,"repeated","cluster.api.discovery.v1.Endpoint","zero-absent"],
      ["ports",3,"repeated","cluster.api.discovery.v1.EndpointPort","zero-absent"],
      ["addressType",4,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.discovery.v1.EndpointSliceList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.discovery.v1.EndpointSlice","explicit"],
    ],
  }),
  'cluster.api.discovery.v1.ForNode': () => ({
    fields: [
      ["name",1,"optional","string","explicit"],
    ],
  }),
  'cluster.api.discovery.v1.ForZone': () => ({
    fields: [
      ["name",1,"optional","string","explicit"],
    ],
  }),
};
