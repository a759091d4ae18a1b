// Generated from schemas/openapi/apiextensions/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.apiextensions.v1.CustomResourceColumnDefinition': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["type",2,"optional","string","zero-absent"],
      ["format",3,"optional","string","zero-absent"],
      ["description",4,"optional","string","zero-absent"],
      ["priority",5,"optional","int32","zero-absent"],
      ["jsonPath",6,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.apiextensions.v1.CustomResourceConversion': () => ({
    fields: [
      ["strategy",1,"optional","string","zero-absent"],
      ["webhook",2,"optional","cluster.api.apiextensions.v1.WebhookConversion","explicit"],
    ],
  }),
  'cluster.api.apiextensions.v1.CustomResourceDefinition': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.apiextensions.v1.CustomResourceDefinitionSpec","always"],
      ["status",3,"optional","cluster.api.apiextensions.v1.CustomResourceDefinitionStatus","always"],
    ],
  }),
  'cluster.api.apiextensions.v1.CustomResourceDefinitionCondition': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["status",2,"optional","string","explicit"],
      ["lastTransitionTime",3,"optional","time","zero-absent"],
      ["reason",4,"optional","string","zero-absent"],
      ["message",5,"optional","string","zero-absent"],
      ["observedGeneration",6,"optional","int64","zero-absent"],
    ],
  }),
  'cluster.api.apiextensions.v1.CustomResourceDefinitionList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.apiextensions.v1.CustomResourceDefinition","explicit"],
    ],
  }),
  'cluster.api.apiextensions.v1.CustomResourceDefinitionNames': () => ({
    fields: [
      ["plural",1,"optional","string","zero-absent"],
      ["singular",2,"optional","string","zero-absent"],
      ["shortNames",3,"repeated","string","zero-absent"],
      ["kind",4,"optional","string","zero-absent"],
      ["listKind",5,"optional","string","zero-absent"],
      ["categories",6,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.apiextensions.v1.CustomResourceDefinitionSpec': () => ({
    fields: [
      ["group",1,"optional","string","zero-absent"],
      ["names",3,"optional","cluster.api.apiextensions.v1.CustomResourceDefinitionNames","always"],
      ["scope",4,"optional","string","zero-absent"],
      ["versions",7,"repeated","cluster.api.apiextensions.v1.CustomResourceDefinitionVersion","zero-absent"],
      ["conversion",9,"optional","cluster.api.apiextensions.v1.CustomResourceConversion","explicit"],
      ["preserveUnknownFields",10,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.apiextensions.v1.CustomResourceDefinitionStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.apiextensions.v1.CustomResourceDefinitionCondition","zero-absent"],
      ["acceptedNames",2,"optional","cluster.api.apiextensions.v1.CustomResourceDefinitionNames","always"],
      ["storedVersions",3,"repeated","string","zero-absent"],
      ["observedGeneration",4,"optional","int64","zero-absent"],
    ],
  }),
  'cluster.api.apiextensions.v1.CustomResourceDefinitionVersion': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["served",2,"optional","bool","explicit"],
      ["storage",3,"optional","bool","explicit"],
      ["schema",4,"optional","cluster.api.apiextensions.v1.CustomResourceValidation","explicit"],
      ["subresources",5,"optional","cluster.api.apiextensions.v1.CustomResourceSubresources","explicit"],
      ["additionalPrinterColumns",6,"repeated","cluster.api.apiextensions.v1.CustomResourceColumnDefinition","zero-absent"],
      ["deprecated",7,"optional","bool","zero-absent"],
      ["deprecationWarning",8,"optional","string","explicit"],
      ["selectableFields",9,"repeated","cluster.api.apiextensions.v1.SelectableField","zero-absent"],
    ],
  }),
  'cluster.api.apiextensions.v1.CustomResourceSubresourceScale': () => ({
    fields: [
      ["specReplicasPath",1,"optional","string","zero-absent"],
      ["statusReplicasPath",2,"optional","string","zero-absent"],
      ["labelSelectorPath",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.apiextensions.v1.CustomResourceSubresourceStatus': () => ({
    fields: [
    ],
  }),
  'cluster.api.apiextensions.v1.CustomResourceSubresources': () => ({
    fields: [
      ["status",1,"optional","cluster.api.apiextensions.v1.CustomResourceSubresourceStatus","explicit"],
      ["scale",2,"optional","cluster.api.apiextensions.v1.CustomResourceSubresourceScale","explicit"],
    ],
  }),
  'cluster.api.apiextensions.v1.CustomResourceValidation': () => ({
    fields: [
      ["openAPIV3Schema",1,"optional","cluster.api.apiextensions.v1.JSONSchemaProps","explicit"],
    ],
  }),
  'cluster.api.apiextensions.v1.ExternalDocumentation': () => ({
    fields: [
      ["description",1,"optional","string","zero-absent"],
      ["url",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.apiextensions.v1.JSONSchemaProps': () => ({
    fields: [
      ["id",1,"optional","string","zero-absent"],
      ["$schema",2,"optional","string","zero-absent"],
      ["$ref",3,"optional","string","explicit"],
      ["description",4,"optional","string","zero-absent"],
      ["type",5,"optional","string","zero-absent"],
      ["format",6,"optional","string","zero-absent"],
      ["title",7,"optional","string","zero-absent"],
      ["default",8,"optional","json","explicit"],
      ["maximum",9,"optional","double","explicit"],
      ["exclusiveMaximum",10,"optional","bool","zero-absent"],
      ["minimum",11,"optional","double","explicit"],
      ["exclusiveMinimum",12,"optional","bool","zero-absent"],
      ["maxLength",13,"optional","int64","explicit"],
      ["minLength",14,"optional","int64","explicit"],
      ["pattern",15,"optional","string","zero-absent"],
      ["maxItems",16,"optional","int64","explicit"],
      ["minItems",17,"optional","int64","explicit"],
      ["uniqueItems",18,"optional","bool","zero-absent"],
      ["multipleOf",19,"optional","double","explicit"],
      ["enum",20,"repeated","json","zero-absent"],
      ["maxProperties",21,"optional","int64","explicit"],
      ["minProperties",22,"optional","int64","explicit"],
      ["required",23,"repeated","string","zero-absent"],
      ["items",24,"optional","cluster.api.apiextensions.v1.JSONSchemaPropsOrArray","explicit"],
      ["allOf",25,"repeated","cluster.api.apiextensions.v1.JSONSchemaProps","zero-absent"],
      ["oneOf",26,"repeated","cluster.api.apiextensions.v1.JSONSchemaProps","zero-absent"],
      ["anyOf",27,"repeated","cluster.api.apiextensions.v1.JSONSchemaProps","zero-absent"],
      ["not",28,"optional","cluster.api.apiextensions.v1.JSONSchemaProps","explicit"],
      ["properties",29,"map","cluster.api.apiextensions.v1.JSONSchemaProps","zero-absent"],
      ["additionalProperties",30,"optional","cluster.api.apiextensions.v1.JSONSchemaPropsOrBool","explicit"],
      ["patternProperties",31,"map","cluster.api.apiextensions.v1.JSONSchemaProps","zero-absent"],
      ["dependencies",32,"map","cluster.api.apiextensions.v1.JSONSchemaPropsOrStringArray","zero-absent"],
      ["additionalItems",33,"optional","cluster.api.apiextensions.v1.JSONSchemaPropsOrBool","explicit"],
      ["definitions",34,"map","cluster.api.apiextensions.v1.JSONSchemaProps","zero-absent"],
      ["externalDocs",35,"optional","cluster.api.apiextensions.v1.ExternalDocumentation","explicit"],
      ["example",36,"optional","json","explicit"],
      ["nullable",37,"optional","bool","zero-absent"],
      ["x-kubernetes-preserve-unknown-fields",38,"optional","bool","explicit"],
      ["x-kubernetes-embedded-resource",39,"optional","bool","zero-absent"],
      ["x-kubernetes-int-or-string",40,"optional","bool","zero-absent"],
      ["x-kubernetes-list-map-keys",41,"repeated","string","zero-absent"],
      ["x-kubernetes-list-type",42,"optional","string","explicit"],
      ["x-kubernetes-map-type",43,"optional","string","explicit"],
      ["x-kubernetes-validations",44,"repeated","cluster.api.apiextensions.v1.ValidationRule","zero-absent"],
    ],
  }),
  'cluster.api.apiextensions.v1.JSONSchemaPropsOrArray': () => ({ union: true,
    fields: [
      ["schema",1,"optional","cluster.api.apiextensions.v1.JSONSchemaProps","explicit"],
      ["jSONSchemas",2,"repeated","cluster.api.apiextensions.v1.JSONSchemaProps","zero-absent"],
    ],
  }),
  'cluster.api.apiextensions.v1.JSONSchemaPropsOrBool': () => ({ union: true,
    fields: [
      ["allows",1,"optional","bool","zero-absent"],
      ["schema",2,"optional","cluster.api.apiextensions.v1.JSONSchemaProps","explicit"],
    ],
  }),
  'cluster.api.apiextensions.v1.JSONSchemaPropsOrStringArray': () => ({ union: true,
    fields: [
      ["schema",1,"optional","cluster.api.apiextensions.v1.JSONSchemaProps","explicit"],
      ["property",2,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.apiextensions.v1.SelectableField': () => ({
    fields: [
      ["jsonPath",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.apiextensions.v1.ServiceReference': () => ({
    fields: [
      ["namespace",1,"optional","string","zero-absent"],
      ["name",2,"optional","string","zero-absent"],
      ["path",3,"optional","string","explicit"],
      ["port",4,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.apiextensions.v1.ValidationRule': () => ({
    fields: [
      ["rule",1,"optional","string","zero-absent"],
      ["message",2,"optional","string","zero-absent"],
      ["messageExpression",3,"optional","string","zero-absent"],
      ["reason",4,"optional","string","explicit"],
      ["fieldPath",5,"optional","string","zero-absent"],
      ["optionalOldSelf",6,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.apiextensions.v1.WebhookClientConfig': () => ({
    fields: [
      ["service",1,"optional","cluster.api.apiextensions.v1.ServiceReference","explicit"],
      ["caBundle",2,"optional","bytes","zero-absent"],
      ["url",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.apiextensions.v1.WebhookConversion': () => ({
    fields: [
      ["clientConfig",2,"optional","cluster.api.apiextensions.v1.WebhookClientConfig","explicit"],
      ["conversionReviewVersions",3,"repeated","string","zero-absent"],
    ],
  }),
};
