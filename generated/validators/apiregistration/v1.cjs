// Generated from schemas/openapi/apiregistration/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "apiregistration/v1/APIService": () => {
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
    const check1 = type("apiregistration/v1/APIServiceSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("apiregistration/v1/APIServiceStatus");
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
  "apiregistration/v1/APIServiceCondition": () => {
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
  "apiregistration/v1/APIServiceSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.groupPriorityMinimum === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupPriorityMinimum"}});
    errors++;
    }
    if(data.versionPriority === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versionPriority"}});
    errors++;
    }
    if(data.groupPriorityMinimum !== undefined){
    let data0 = data.groupPriorityMinimum;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 20000){
    vErrors = add(vErrors, {instancePath:instancePath+"/groupPriorityMinimum",schemaPath:"#/properties/groupPriorityMinimum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000}});
    errors++;
    }
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/groupPriorityMinimum",schemaPath:"#/properties/groupPriorityMinimum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.versionPriority !== undefined){
    let data1 = data.versionPriority;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 > 1000){
    vErrors = add(vErrors, {instancePath:instancePath+"/versionPriority",schemaPath:"#/properties/versionPriority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
    errors++;
    }
    if(data1 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/versionPriority",schemaPath:"#/properties/versionPriority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
  "apiregistration/v1/APIServiceStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
    let data0 = data.conditions;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("apiregistration/v1/APIServiceCondition");
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
});
