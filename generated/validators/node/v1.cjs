// Generated from schemas/openapi/node/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "node/v1/RuntimeClass": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.handler === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handler"}});
    errors++;
    }
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ObjectMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.handler !== undefined){
    let data1 = data.handler;
    if(typeof data1 === "string"){
    if(func0(data1) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/handler",schemaPath:"#/properties/handler/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/handler",schemaPath:"#/properties/handler/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.scheduling !== undefined){
    const check1 = type("node/v1/Scheduling");
    if(!check1(data.scheduling, {instancePath: instancePath+"/scheduling"})){
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
  "node/v1/Scheduling": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.tolerations !== undefined){
    let data0 = data.tolerations;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/Toleration");
    if(!check0(data0[i0], {instancePath: instancePath+"/tolerations/" + i0})){
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
