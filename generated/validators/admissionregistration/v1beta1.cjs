// Generated from schemas/openapi/admissionregistration/v1beta1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "admissionregistration/v1beta1/AuditAnnotation": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}});
    errors++;
    }
    if(data.valueExpression === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valueExpression"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "admissionregistration/v1beta1/ExpressionWarning": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.fieldRef === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fieldRef"}});
    errors++;
    }
    if(data.warning === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warning"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "admissionregistration/v1beta1/MatchCondition": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.expression === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expression"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "admissionregistration/v1beta1/MatchResources": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.namespaceSelector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.namespaceSelector, {instancePath: instancePath+"/namespaceSelector"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.objectSelector !== undefined){
    const check1 = type("meta/v1/LabelSelector");
    if(!check1(data.objectSelector, {instancePath: instancePath+"/objectSelector"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.resourceRules !== undefined){
    let data2 = data.resourceRules;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check2 = type("admissionregistration/v1beta1/NamedRuleWithOperations");
    if(!check2(data2[i0], {instancePath: instancePath+"/resourceRules/" + i0})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.excludeResourceRules !== undefined){
    let data4 = data.excludeResourceRules;
    if(Array.isArray(data4)){
    const len1 = data4.length;
    for(let i1=0; i1<len1; i1++){
    const check3 = type("admissionregistration/v1beta1/NamedRuleWithOperations");
    if(!check3(data4[i1], {instancePath: instancePath+"/excludeResourceRules/" + i1})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.matchPolicy !== undefined){
    let data6 = data.matchPolicy;
    if(!((data6 === "Equivalent") || (data6 === "Exact"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/matchPolicy",schemaPath:"#/properties/matchPolicy/enum",keyword:"enum",params:{allowedValues: ["Equivalent","Exact"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "admissionregistration/v1beta1/MutatingAdmissionPolicy": () => {
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
    const check1 = type("admissionregistration/v1beta1/MutatingAdmissionPolicySpec");
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
  "admissionregistration/v1beta1/MutatingAdmissionPolicyBinding": () => {
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
    const check1 = type("admissionregistration/v1beta1/MutatingAdmissionPolicyBindingSpec");
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
  "admissionregistration/v1beta1/MutatingAdmissionPolicyBindingSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.paramRef !== undefined){
    const check0 = type("admissionregistration/v1beta1/ParamRef");
    if(!check0(data.paramRef, {instancePath: instancePath+"/paramRef"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.matchResources !== undefined){
    const check1 = type("admissionregistration/v1beta1/MatchResources");
    if(!check1(data.matchResources, {instancePath: instancePath+"/matchResources"})){
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
  "admissionregistration/v1beta1/MutatingAdmissionPolicySpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchConstraints !== undefined){
    const check0 = type("admissionregistration/v1beta1/MatchResources");
    if(!check0(data.matchConstraints, {instancePath: instancePath+"/matchConstraints"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.variables !== undefined){
    let data1 = data.variables;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("admissionregistration/v1beta1/Variable");
    if(!check1(data1[i0], {instancePath: instancePath+"/variables/" + i0})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.mutations !== undefined){
    let data3 = data.mutations;
    if(Array.isArray(data3)){
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check2 = type("admissionregistration/v1beta1/Mutation");
    if(!check2(data3[i1], {instancePath: instancePath+"/mutations/" + i1})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.failurePolicy !== undefined){
    let data5 = data.failurePolicy;
    if(!((data5 === "Fail") || (data5 === "Ignore"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/failurePolicy",schemaPath:"#/properties/failurePolicy/enum",keyword:"enum",params:{allowedValues: ["Fail","Ignore"]}});
    errors++;
    }
    }
    if(data.matchConditions !== undefined){
    let data6 = data.matchConditions;
    if(Array.isArray(data6)){
    const len2 = data6.length;
    for(let i2=0; i2<len2; i2++){
    const check3 = type("admissionregistration/v1beta1/MatchCondition");
    if(!check3(data6[i2], {instancePath: instancePath+"/matchConditions/" + i2})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.reinvocationPolicy !== undefined){
    let data8 = data.reinvocationPolicy;
    if(!((data8 === "IfNeeded") || (data8 === "Never"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/reinvocationPolicy",schemaPath:"#/properties/reinvocationPolicy/enum",keyword:"enum",params:{allowedValues: ["IfNeeded","Never"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "admissionregistration/v1beta1/Mutation": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.patchType === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "patchType"}});
    errors++;
    }
    if(data.patchType !== undefined){
    let data0 = data.patchType;
    if(!((data0 === "ApplyConfiguration") || (data0 === "JSONPatch"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/patchType",schemaPath:"#/properties/patchType/enum",keyword:"enum",params:{allowedValues: ["ApplyConfiguration","JSONPatch"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "admissionregistration/v1beta1/NamedRuleWithOperations": () => {
    const func0 = length;
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.operations === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operations"}});
    errors++;
    }
    if(data.apiGroups === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiGroups"}});
    errors++;
    }
    if(data.apiVersions === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersions"}});
    errors++;
    }
    if(data.resources === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resources"}});
    errors++;
    }
    if(data.operations !== undefined){
    let data0 = data.operations;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    let data1 = data0[i0];
    if(!(((((data1 === "*") || (data1 === "CONNECT")) || (data1 === "CREATE")) || (data1 === "DELETE")) || (data1 === "UPDATE"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/enum",keyword:"enum",params:{allowedValues: ["*","CONNECT","CREATE","DELETE","UPDATE"]}});
    errors++;
    }
    }
    }
    }
    if(data.apiVersions !== undefined){
    let data2 = data.apiVersions;
    if(Array.isArray(data2)){
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    let data3 = data2[i1];
    if(typeof data3 === "string"){
    if(func0(data3) < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/apiVersions/" + i1,schemaPath:"#/properties/apiVersions/items/minLength",keyword:"minLength",params:{limit: 1}});
    errors++;
    }
    }
    }
    }
    }
    if(data.resources !== undefined){
    let data4 = data.resources;
    if(Array.isArray(data4)){
    const len2 = data4.length;
    for(let i2=0; i2<len2; i2++){
    let data5 = data4[i2];
    if(typeof data5 === "string"){
    if(func0(data5) < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/resources/" + i2,schemaPath:"#/properties/resources/items/minLength",keyword:"minLength",params:{limit: 1}});
    errors++;
    }
    }
    }
    }
    }
    if(data.scope !== undefined){
    let data6 = data.scope;
    if(!(((data6 === "*") || (data6 === "Cluster")) || (data6 === "Namespaced"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: ["*","Cluster","Namespaced"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "admissionregistration/v1beta1/ParamRef": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.selector, {instancePath: instancePath+"/selector"})){
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
  "admissionregistration/v1beta1/TypeChecking": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.expressionWarnings !== undefined){
    let data0 = data.expressionWarnings;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("admissionregistration/v1beta1/ExpressionWarning");
    if(!check0(data0[i0], {instancePath: instancePath+"/expressionWarnings/" + i0})){
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
  "admissionregistration/v1beta1/ValidatingAdmissionPolicy": () => {
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
    const check1 = type("admissionregistration/v1beta1/ValidatingAdmissionPolicySpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("admissionregistration/v1beta1/ValidatingAdmissionPolicyStatus");
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
  "admissionregistration/v1beta1/ValidatingAdmissionPolicyBinding": () => {
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
    const check1 = type("admissionregistration/v1beta1/ValidatingAdmissionPolicyBindingSpec");
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
  "admissionregistration/v1beta1/ValidatingAdmissionPolicyBindingSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.policyName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policyName"}});
    errors++;
    }
    if(data.validationActions === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "validationActions"}});
    errors++;
    }
    if(data.paramRef !== undefined){
    const check0 = type("admissionregistration/v1beta1/ParamRef");
    if(!check0(data.paramRef, {instancePath: instancePath+"/paramRef"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.matchResources !== undefined){
    const check1 = type("admissionregistration/v1beta1/MatchResources");
    if(!check1(data.matchResources, {instancePath: instancePath+"/matchResources"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.validationActions !== undefined){
    let data2 = data.validationActions;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    let data3 = data2[i0];
    if(!(((data3 === "Audit") || (data3 === "Deny")) || (data3 === "Warn"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/validationActions/" + i0,schemaPath:"#/properties/validationActions/items/enum",keyword:"enum",params:{allowedValues: ["Audit","Deny","Warn"]}});
    errors++;
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
  "admissionregistration/v1beta1/ValidatingAdmissionPolicySpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchConstraints !== undefined){
    const check0 = type("admissionregistration/v1beta1/MatchResources");
    if(!check0(data.matchConstraints, {instancePath: instancePath+"/matchConstraints"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.validations !== undefined){
    let data1 = data.validations;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("admissionregistration/v1beta1/Validation");
    if(!check1(data1[i0], {instancePath: instancePath+"/validations/" + i0})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.failurePolicy !== undefined){
    let data3 = data.failurePolicy;
    if(!((data3 === "Fail") || (data3 === "Ignore"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/failurePolicy",schemaPath:"#/properties/failurePolicy/enum",keyword:"enum",params:{allowedValues: ["Fail","Ignore"]}});
    errors++;
    }
    }
    if(data.auditAnnotations !== undefined){
    let data4 = data.auditAnnotations;
    if(Array.isArray(data4)){
    const len1 = data4.length;
    for(let i1=0; i1<len1; i1++){
    const check2 = type("admissionregistration/v1beta1/AuditAnnotation");
    if(!check2(data4[i1], {instancePath: instancePath+"/auditAnnotations/" + i1})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.matchConditions !== undefined){
    let data6 = data.matchConditions;
    if(Array.isArray(data6)){
    const len2 = data6.length;
    for(let i2=0; i2<len2; i2++){
    const check3 = type("admissionregistration/v1beta1/MatchCondition");
    if(!check3(data6[i2], {instancePath: instancePath+"/matchConditions/" + i2})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.variables !== undefined){
    let data8 = data.variables;
    if(Array.isArray(data8)){
    const len3 = data8.length;
    for(let i3=0; i3<len3; i3++){
    const check4 = type("admissionregistration/v1beta1/Variable");
    if(!check4(data8[i3], {instancePath: instancePath+"/variables/" + i3})){
    vErrors = join(vErrors, check4.errors);
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
  "admissionregistration/v1beta1/ValidatingAdmissionPolicyStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.typeChecking !== undefined){
    const check0 = type("admissionregistration/v1beta1/TypeChecking");
    if(!check0(data.typeChecking, {instancePath: instancePath+"/typeChecking"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.conditions !== undefined){
    let data1 = data.conditions;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("meta/v1/Condition");
    if(!check1(data1[i0], {instancePath: instancePath+"/conditions/" + i0})){
    vErrors = join(vErrors, check1.errors);
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
  "admissionregistration/v1beta1/Validation": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.expression === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expression"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "admissionregistration/v1beta1/Variable": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.expression === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expression"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
});
