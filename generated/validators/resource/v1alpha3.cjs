// Generated from schemas/openapi/resource/v1alpha3 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "resource/v1alpha3/DeviceTaint": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}});
    errors++;
    }
    if(data.effect === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effect"}});
    errors++;
    }
    if(data.effect !== undefined){
    let data0 = data.effect;
    if(!(((data0 === "NoExecute") || (data0 === "NoSchedule")) || (data0 === "None"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/enum",keyword:"enum",params:{allowedValues: ["NoExecute","NoSchedule","None"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "resource/v1alpha3/DeviceTaintRule": () => {
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
    const check1 = type("resource/v1alpha3/DeviceTaintRuleSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("resource/v1alpha3/DeviceTaintRuleStatus");
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
  "resource/v1alpha3/DeviceTaintRuleSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.taint !== undefined){
    const check0 = type("resource/v1alpha3/DeviceTaint");
    if(!check0(data.taint, {instancePath: instancePath+"/taint"})){
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
  "resource/v1alpha3/DeviceTaintRuleStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
    let data0 = data.conditions;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("meta/v1/Condition");
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
  "resource/v1alpha3/PoolStatus": () => {
    const func0 = length;
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "driver"}});
    errors++;
    }
    if(data.poolName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poolName"}});
    errors++;
    }
    if(data.generation === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"}});
    errors++;
    }
    if(data.generation !== undefined){
    let data0 = data.generation;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.resourceSliceCount !== undefined){
    let data1 = data.resourceSliceCount;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/resourceSliceCount",schemaPath:"#/properties/resourceSliceCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.totalDevices !== undefined){
    let data2 = data.totalDevices;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/totalDevices",schemaPath:"#/properties/totalDevices/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.allocatedDevices !== undefined){
    let data3 = data.allocatedDevices;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/allocatedDevices",schemaPath:"#/properties/allocatedDevices/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.availableDevices !== undefined){
    let data4 = data.availableDevices;
    if((typeof data4 == "number" || typeof data4 == "bigint")){
    if(data4 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/availableDevices",schemaPath:"#/properties/availableDevices/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.unavailableDevices !== undefined){
    let data5 = data.unavailableDevices;
    if((typeof data5 == "number" || typeof data5 == "bigint")){
    if(data5 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/unavailableDevices",schemaPath:"#/properties/unavailableDevices/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.validationError !== undefined){
    let data6 = data.validationError;
    if(typeof data6 === "string"){
    if(func0(data6) > 256){
    vErrors = add(vErrors, {instancePath:instancePath+"/validationError",schemaPath:"#/properties/validationError/maxLength",keyword:"maxLength",params:{limit: 256}});
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
  "resource/v1alpha3/ResourcePoolStatusRequest": () => {
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
    const check1 = type("resource/v1alpha3/ResourcePoolStatusRequestSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("resource/v1alpha3/ResourcePoolStatusRequestStatus");
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
  "resource/v1alpha3/ResourcePoolStatusRequestSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "driver"}});
    errors++;
    }
    if(data.limit !== undefined){
    let data0 = data.limit;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 1000){
    vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
    errors++;
    }
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
  "resource/v1alpha3/ResourcePoolStatusRequestStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.poolCount === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poolCount"}});
    errors++;
    }
    if(data.poolCount !== undefined){
    let data0 = data.poolCount;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/poolCount",schemaPath:"#/properties/poolCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.pools !== undefined){
    let data1 = data.pools;
    if(Array.isArray(data1)){
    if(data1.length > 1000){
    vErrors = add(vErrors, {instancePath:instancePath+"/pools",schemaPath:"#/properties/pools/maxItems",keyword:"maxItems",params:{limit: 1000}});
    errors++;
    }
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("resource/v1alpha3/PoolStatus");
    if(!check0(data1[i0], {instancePath: instancePath+"/pools/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.conditions !== undefined){
    let data3 = data.conditions;
    if(Array.isArray(data3)){
    if(data3.length > 10){
    vErrors = add(vErrors, {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/maxItems",keyword:"maxItems",params:{limit: 10}});
    errors++;
    }
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("meta/v1/Condition");
    if(!check1(data3[i1], {instancePath: instancePath+"/conditions/" + i1})){
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
});
