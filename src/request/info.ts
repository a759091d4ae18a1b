/** The verbs that authorization and admission see. */
export type RequestVerb =
  'get' | 'list' | 'watch' | 'create' | 'update' | 'patch' | 'delete' | 'deletecollection' | 'connect';

/** The request info, parsed from method and path (spec 1, "Path shapes"). */
export type RequestInfo =
  | {
      readonly kind: 'resource';
      readonly verb: RequestVerb;
      readonly group: string;
      readonly version: string;
      /** Empty for cluster-scoped requests and all-namespaces requests. */
      readonly namespace: string;
      readonly resource: string;
      readonly subresource: string;
      /**
       * Empty for collections, except that list and watch have the name that their field selector requires
       * (`metadata.name=x`), for rules with resourceNames; handlers go by the verb. A deletecollection never has one.
       */
      readonly name: string;
      /** Of list, watch and deletecollection, as the client wrote it; for authorizers that restrict selectors. */
      readonly fieldSelector?: string;
      readonly labelSelector?: string;
      readonly path: string;
    }
  | { readonly kind: 'non-resource'; readonly verb: string; readonly path: string };
