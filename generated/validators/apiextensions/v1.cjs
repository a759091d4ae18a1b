// Generated from schemas/openapi/apiextensions/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "apiextensions/v1/CustomResourceColumnDefinition": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.jsonPath === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jsonPath"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/CustomResourceConversion": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.strategy === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "strategy"}});
    errors++;
    }
    if(data.strategy !== undefined){
    let data0 = data.strategy;
    if(!((data0 === "None") || (data0 === "Webhook"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/enum",keyword:"enum",params:{allowedValues: ["None","Webhook"]}});
    errors++;
    }
    }
    if(data.webhook !== undefined){
    const check0 = type("apiextensions/v1/WebhookConversion");
    if(!check0(data.webhook, {instancePath: instancePath+"/webhook"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/CustomResourceDefinition": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ObjectMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.spec !== undefined){
    const check1 = type("apiextensions/v1/CustomResourceDefinitionSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("apiextensions/v1/CustomResourceDefinitionStatus");
    if(!check2(data.status, {instancePath: instancePath+"/status"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/CustomResourceDefinitionCondition": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.status === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/CustomResourceDefinitionSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.group === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"}});
    errors++;
    }
    if(data.scope === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}});
    errors++;
    }
    if(data.versions === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versions"}});
    errors++;
    }
    if(data.scope !== undefined){
    let data0 = data.scope;
    if(!((data0 === "Cluster") || (data0 === "Namespaced"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: ["Cluster","Namespaced"]}});
    errors++;
    }
    }
    if(data.versions !== undefined){
    let data1 = data.versions;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("apiextensions/v1/CustomResourceDefinitionVersion");
    if(!check0(data1[i0], {instancePath: instancePath+"/versions/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.conversion !== undefined){
    const check1 = type("apiextensions/v1/CustomResourceConversion");
    if(!check1(data.conversion, {instancePath: instancePath+"/conversion"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/CustomResourceDefinitionStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
    let data0 = data.conditions;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("apiextensions/v1/CustomResourceDefinitionCondition");
    if(!check0(data0[i0], {instancePath: instancePath+"/conditions/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/CustomResourceDefinitionVersion": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.served === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "served"}});
    errors++;
    }
    if(data.storage === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storage"}});
    errors++;
    }
    if(data.schema !== undefined){
    const check0 = type("apiextensions/v1/CustomResourceValidation");
    if(!check0(data.schema, {instancePath: instancePath+"/schema"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.subresources !== undefined){
    const check1 = type("apiextensions/v1/CustomResourceSubresources");
    if(!check1(data.subresources, {instancePath: instancePath+"/subresources"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.additionalPrinterColumns !== undefined){
    let data2 = data.additionalPrinterColumns;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check2 = type("apiextensions/v1/CustomResourceColumnDefinition");
    if(!check2(data2[i0], {instancePath: instancePath+"/additionalPrinterColumns/" + i0})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.selectableFields !== undefined){
    let data4 = data.selectableFields;
    if(Array.isArray(data4)){
    const len1 = data4.length;
    for(let i1=0; i1<len1; i1++){
    const check3 = type("apiextensions/v1/SelectableField");
    if(!check3(data4[i1], {instancePath: instancePath+"/selectableFields/" + i1})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/CustomResourceSubresourceScale": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.specReplicasPath === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "specReplicasPath"}});
    errors++;
    }
    if(data.statusReplicasPath === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "statusReplicasPath"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/CustomResourceSubresources": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scale !== undefined){
    const check0 = type("apiextensions/v1/CustomResourceSubresourceScale");
    if(!check0(data.scale, {instancePath: instancePath+"/scale"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/CustomResourceValidation": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.openAPIV3Schema !== undefined){
    const check0 = type("apiextensions/v1/JSONSchemaProps");
    if(!check0(data.openAPIV3Schema, {instancePath: instancePath+"/openAPIV3Schema"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/JSONSchemaProps": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
    const check0 = type("apiextensions/v1/JSONSchemaPropsOrArray");
    if(!check0(data.items, {instancePath: instancePath+"/items"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.allOf !== undefined){
    let data1 = data.allOf;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("apiextensions/v1/JSONSchemaProps");
    if(!check1(data1[i0], {instancePath: instancePath+"/allOf/" + i0})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.oneOf !== undefined){
    let data3 = data.oneOf;
    if(Array.isArray(data3)){
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check2 = type("apiextensions/v1/JSONSchemaProps");
    if(!check2(data3[i1], {instancePath: instancePath+"/oneOf/" + i1})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.anyOf !== undefined){
    let data5 = data.anyOf;
    if(Array.isArray(data5)){
    const len2 = data5.length;
    for(let i2=0; i2<len2; i2++){
    const check3 = type("apiextensions/v1/JSONSchemaProps");
    if(!check3(data5[i2], {instancePath: instancePath+"/anyOf/" + i2})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.not !== undefined){
    const check4 = type("apiextensions/v1/JSONSchemaProps");
    if(!check4(data.not, {instancePath: instancePath+"/not"})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    if(data.properties !== undefined){
    let data8 = data.properties;
    if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
    for(const key0 in data8){
    const check5 = type("apiextensions/v1/JSONSchemaProps");
    if(!check5(data8[key0], {instancePath: instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.additionalProperties !== undefined){
    const check6 = type("apiextensions/v1/JSONSchemaPropsOrBool");
    if(!check6(data.additionalProperties, {instancePath: instancePath+"/additionalProperties"})){
    vErrors = join(vErrors, check6.errors);
    errors = vErrors.length;
    }
    }
    if(data.patternProperties !== undefined){
    let data11 = data.patternProperties;
    if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
    for(const key1 in data11){
    const check7 = type("apiextensions/v1/JSONSchemaProps");
    if(!check7(data11[key1], {instancePath: instancePath+"/patternProperties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")})){
    vErrors = join(vErrors, check7.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.dependencies !== undefined){
    let data13 = data.dependencies;
    if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
    for(const key2 in data13){
    const check8 = type("apiextensions/v1/JSONSchemaPropsOrStringArray");
    if(!check8(data13[key2], {instancePath: instancePath+"/dependencies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")})){
    vErrors = join(vErrors, check8.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.additionalItems !== undefined){
    const check9 = type("apiextensions/v1/JSONSchemaPropsOrBool");
    if(!check9(data.additionalItems, {instancePath: instancePath+"/additionalItems"})){
    vErrors = join(vErrors, check9.errors);
    errors = vErrors.length;
    }
    }
    if(data.definitions !== undefined){
    let data16 = data.definitions;
    if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
    for(const key3 in data16){
    const check10 = type("apiextensions/v1/JSONSchemaProps");
    if(!check10(data16[key3], {instancePath: instancePath+"/definitions/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")})){
    vErrors = join(vErrors, check10.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data["x-kubernetes-validations"] !== undefined){
    let data18 = data["x-kubernetes-validations"];
    if(Array.isArray(data18)){
    const len3 = data18.length;
    for(let i3=0; i3<len3; i3++){
    const check11 = type("apiextensions/v1/ValidationRule");
    if(!check11(data18[i3], {instancePath: instancePath+"/x-kubernetes-validations/" + i3})){
    vErrors = join(vErrors, check11.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/JSONSchemaPropsOrArray": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    const check0 = type("apiextensions/v1/JSONSchemaProps");
    if(!check0(data, {instancePath: instancePath})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    if(Array.isArray(data)){
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("apiextensions/v1/JSONSchemaProps");
    if(!check1(data[i0], {instancePath: instancePath+"/" + i0})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/JSONSchemaPropsOrBool": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    const check0 = type("apiextensions/v1/JSONSchemaProps");
    if(!check0(data, {instancePath: instancePath})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/JSONSchemaPropsOrStringArray": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    const check0 = type("apiextensions/v1/JSONSchemaProps");
    if(!check0(data, {instancePath: instancePath})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/SelectableField": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.jsonPath === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jsonPath"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/ServiceReference": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.namespace === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "namespace"}});
    errors++;
    }
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/ValidationRule": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.rule === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}});
    errors++;
    }
    if(data.reason !== undefined){
    let data0 = data.reason;
    if(!((((data0 === "FieldValueDuplicate") || (data0 === "FieldValueForbidden")) || (data0 === "FieldValueInvalid")) || (data0 === "FieldValueRequired"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: ["FieldValueDuplicate","FieldValueForbidden","FieldValueInvalid","FieldValueRequired"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/WebhookClientConfig": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.service !== undefined){
    const check0 = type("apiextensions/v1/ServiceReference");
    if(!check0(data.service, {instancePath: instancePath+"/service"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apiextensions/v1/WebhookConversion": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversionReviewVersions === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversionReviewVersions"}});
    errors++;
    }
    if(data.clientConfig !== undefined){
    const check0 = type("apiextensions/v1/WebhookClientConfig");
    if(!check0(data.clientConfig, {instancePath: instancePath+"/clientConfig"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
});
