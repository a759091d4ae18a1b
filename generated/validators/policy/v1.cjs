// Generated from schemas/openapi/policy/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "policy/v1/Eviction": () => {
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
    if(data.deleteOptions !== undefined){
    const check1 = type("meta/v1/DeleteOptions");
    if(!check1(data.deleteOptions, {instancePath: instancePath+"/deleteOptions"})){
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
  "policy/v1/PodDisruptionBudget": () => {
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
    const check1 = type("policy/v1/PodDisruptionBudgetSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("policy/v1/PodDisruptionBudgetStatus");
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
  "policy/v1/PodDisruptionBudgetSpec": () => {
    const pattern0 = new RegExp("^[0-9]+%$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.minAvailable !== undefined){
    let data0 = data.minAvailable;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/minAvailable",schemaPath:"#/properties/minAvailable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    if(typeof data0 === "string"){
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/minAvailable",schemaPath:"#/properties/minAvailable/pattern",keyword:"pattern",params:{pattern: "^[0-9]+%$"}});
    errors++;
    }
    }
    }
    if(data.selector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.selector, {instancePath: instancePath+"/selector"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.maxUnavailable !== undefined){
    let data2 = data.maxUnavailable;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxUnavailable",schemaPath:"#/properties/maxUnavailable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    if(typeof data2 === "string"){
    if(!pattern0.test(data2)){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxUnavailable",schemaPath:"#/properties/maxUnavailable/pattern",keyword:"pattern",params:{pattern: "^[0-9]+%$"}});
    errors++;
    }
    }
    }
    if(data.unhealthyPodEvictionPolicy !== undefined){
    let data3 = data.unhealthyPodEvictionPolicy;
    if(!((data3 === "AlwaysAllow") || (data3 === "IfHealthyBudget"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/unhealthyPodEvictionPolicy",schemaPath:"#/properties/unhealthyPodEvictionPolicy/enum",keyword:"enum",params:{allowedValues: ["AlwaysAllow","IfHealthyBudget"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "policy/v1/PodDisruptionBudgetStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.disruptionsAllowed !== undefined){
    let data0 = data.disruptionsAllowed;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/disruptionsAllowed",schemaPath:"#/properties/disruptionsAllowed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.currentHealthy !== undefined){
    let data1 = data.currentHealthy;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/currentHealthy",schemaPath:"#/properties/currentHealthy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.desiredHealthy !== undefined){
    let data2 = data.desiredHealthy;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/desiredHealthy",schemaPath:"#/properties/desiredHealthy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.expectedPods !== undefined){
    let data3 = data.expectedPods;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/expectedPods",schemaPath:"#/properties/expectedPods/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.conditions !== undefined){
    let data4 = data.conditions;
    if(Array.isArray(data4)){
    const len0 = data4.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("meta/v1/Condition");
    if(!check0(data4[i0], {instancePath: instancePath+"/conditions/" + i0})){
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
