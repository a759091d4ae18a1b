// Generated from schemas/openapi/flowcontrol/v1beta3 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "flowcontrol/v1beta3/ExemptPriorityLevelConfiguration": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nominalConcurrencyShares !== undefined){
    let data0 = data.nominalConcurrencyShares;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/nominalConcurrencyShares",schemaPath:"#/properties/nominalConcurrencyShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.lendablePercent !== undefined){
    let data1 = data.lendablePercent;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 > 100){
    vErrors = add(vErrors, {instancePath:instancePath+"/lendablePercent",schemaPath:"#/properties/lendablePercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
    errors++;
    }
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/lendablePercent",schemaPath:"#/properties/lendablePercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "flowcontrol/v1beta3/FlowDistinguisherMethod": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.type !== undefined){
    let data0 = data.type;
    if(!((data0 === "ByUser") || (data0 === "ByNamespace"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["ByUser","ByNamespace"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "flowcontrol/v1beta3/FlowSchema": () => {
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
    const check1 = type("flowcontrol/v1beta3/FlowSchemaSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
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
  "flowcontrol/v1beta3/FlowSchemaSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.priorityLevelConfiguration === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priorityLevelConfiguration"}});
    errors++;
    }
    if(data.priorityLevelConfiguration !== undefined){
    const check0 = type("flowcontrol/v1beta3/PriorityLevelConfigurationReference");
    if(!check0(data.priorityLevelConfiguration, {instancePath: instancePath+"/priorityLevelConfiguration"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.matchingPrecedence !== undefined){
    let data1 = data.matchingPrecedence;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 > 10000){
    vErrors = add(vErrors, {instancePath:instancePath+"/matchingPrecedence",schemaPath:"#/properties/matchingPrecedence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}});
    errors++;
    }
    if(data1 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/matchingPrecedence",schemaPath:"#/properties/matchingPrecedence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.distinguisherMethod !== undefined){
    const check1 = type("flowcontrol/v1beta3/FlowDistinguisherMethod");
    if(!check1(data.distinguisherMethod, {instancePath: instancePath+"/distinguisherMethod"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.rules !== undefined){
    let data3 = data.rules;
    if(Array.isArray(data3)){
    const len0 = data3.length;
    for(let i0=0; i0<len0; i0++){
    const check2 = type("flowcontrol/v1beta3/PolicyRulesWithSubjects");
    if(!check2(data3[i0], {instancePath: instancePath+"/rules/" + i0})){
    vErrors = join(vErrors, check2.errors);
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
  "flowcontrol/v1beta3/GroupSubject": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
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
  "flowcontrol/v1beta3/LimitResponse": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.type !== undefined){
    let data0 = data.type;
    if(!((data0 === "Queue") || (data0 === "Reject"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["Queue","Reject"]}});
    errors++;
    }
    }
    if(data.queuing !== undefined){
    const check0 = type("flowcontrol/v1beta3/QueuingConfiguration");
    if(!check0(data.queuing, {instancePath: instancePath+"/queuing"})){
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
  "flowcontrol/v1beta3/LimitedPriorityLevelConfiguration": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nominalConcurrencyShares !== undefined){
    let data0 = data.nominalConcurrencyShares;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/nominalConcurrencyShares",schemaPath:"#/properties/nominalConcurrencyShares/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.limitResponse !== undefined){
    const check0 = type("flowcontrol/v1beta3/LimitResponse");
    if(!check0(data.limitResponse, {instancePath: instancePath+"/limitResponse"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.lendablePercent !== undefined){
    let data2 = data.lendablePercent;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 > 100){
    vErrors = add(vErrors, {instancePath:instancePath+"/lendablePercent",schemaPath:"#/properties/lendablePercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
    errors++;
    }
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/lendablePercent",schemaPath:"#/properties/lendablePercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.borrowingLimitPercent !== undefined){
    let data3 = data.borrowingLimitPercent;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/borrowingLimitPercent",schemaPath:"#/properties/borrowingLimitPercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "flowcontrol/v1beta3/NonResourcePolicyRule": () => {
    const pattern0 = new RegExp("^(\\*|/[^* ]*|/([^* ]*/)?\\*)$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.verbs === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verbs"}});
    errors++;
    }
    if(data.nonResourceURLs === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nonResourceURLs"}});
    errors++;
    }
    if(data.nonResourceURLs !== undefined){
    let data0 = data.nonResourceURLs;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    let data1 = data0[i0];
    if(typeof data1 === "string"){
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/nonResourceURLs/" + i0,schemaPath:"#/properties/nonResourceURLs/items/pattern",keyword:"pattern",params:{pattern: "^(\\*|/[^* ]*|/([^* ]*/)?\\*)$"}});
    errors++;
    }
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
  "flowcontrol/v1beta3/PolicyRulesWithSubjects": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.subjects === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subjects"}});
    errors++;
    }
    if(data.subjects !== undefined){
    let data0 = data.subjects;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("flowcontrol/v1beta3/Subject");
    if(!check0(data0[i0], {instancePath: instancePath+"/subjects/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.resourceRules !== undefined){
    let data2 = data.resourceRules;
    if(Array.isArray(data2)){
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("flowcontrol/v1beta3/ResourcePolicyRule");
    if(!check1(data2[i1], {instancePath: instancePath+"/resourceRules/" + i1})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.nonResourceRules !== undefined){
    let data4 = data.nonResourceRules;
    if(Array.isArray(data4)){
    const len2 = data4.length;
    for(let i2=0; i2<len2; i2++){
    const check2 = type("flowcontrol/v1beta3/NonResourcePolicyRule");
    if(!check2(data4[i2], {instancePath: instancePath+"/nonResourceRules/" + i2})){
    vErrors = join(vErrors, check2.errors);
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
  "flowcontrol/v1beta3/PriorityLevelConfiguration": () => {
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
    const check1 = type("flowcontrol/v1beta3/PriorityLevelConfigurationSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
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
  "flowcontrol/v1beta3/PriorityLevelConfigurationReference": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
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
  "flowcontrol/v1beta3/PriorityLevelConfigurationSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.type !== undefined){
    let data0 = data.type;
    if(!((data0 === "Exempt") || (data0 === "Limited"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["Exempt","Limited"]}});
    errors++;
    }
    }
    if(data.limited !== undefined){
    const check0 = type("flowcontrol/v1beta3/LimitedPriorityLevelConfiguration");
    if(!check0(data.limited, {instancePath: instancePath+"/limited"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.exempt !== undefined){
    const check1 = type("flowcontrol/v1beta3/ExemptPriorityLevelConfiguration");
    if(!check1(data.exempt, {instancePath: instancePath+"/exempt"})){
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
  "flowcontrol/v1beta3/QueuingConfiguration": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.queues !== undefined){
    let data0 = data.queues;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 10000000){
    vErrors = add(vErrors, {instancePath:instancePath+"/queues",schemaPath:"#/properties/queues/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}});
    errors++;
    }
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/queues",schemaPath:"#/properties/queues/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.handSize !== undefined){
    let data1 = data.handSize;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/handSize",schemaPath:"#/properties/handSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.queueLengthLimit !== undefined){
    let data2 = data.queueLengthLimit;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/queueLengthLimit",schemaPath:"#/properties/queueLengthLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "flowcontrol/v1beta3/ResourcePolicyRule": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.verbs === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verbs"}});
    errors++;
    }
    if(data.apiGroups === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiGroups"}});
    errors++;
    }
    if(data.resources === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resources"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "flowcontrol/v1beta3/ServiceAccountSubject": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
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
    if(data.namespace !== undefined){
    let data0 = data.namespace;
    if(typeof data0 === "string"){
    if(func0(data0) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "flowcontrol/v1beta3/Subject": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.kind === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}});
    errors++;
    }
    if(data.kind !== undefined){
    let data0 = data.kind;
    if(!(((data0 === "User") || (data0 === "Group")) || (data0 === "ServiceAccount"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: ["User","Group","ServiceAccount"]}});
    errors++;
    }
    }
    if(data.user !== undefined){
    const check0 = type("flowcontrol/v1beta3/UserSubject");
    if(!check0(data.user, {instancePath: instancePath+"/user"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.group !== undefined){
    const check1 = type("flowcontrol/v1beta3/GroupSubject");
    if(!check1(data.group, {instancePath: instancePath+"/group"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.serviceAccount !== undefined){
    const check2 = type("flowcontrol/v1beta3/ServiceAccountSubject");
    if(!check2(data.serviceAccount, {instancePath: instancePath+"/serviceAccount"})){
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
  "flowcontrol/v1beta3/UserSubject": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
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
});
