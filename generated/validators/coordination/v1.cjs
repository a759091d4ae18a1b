// Generated from schemas/openapi/coordination/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "coordination/v1/Lease": () => {
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
    const check1 = type("coordination/v1/LeaseSpec");
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
  "coordination/v1/LeaseSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.leaseDurationSeconds !== undefined){
    let data0 = data.leaseDurationSeconds;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/leaseDurationSeconds",schemaPath:"#/properties/leaseDurationSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.leaseTransitions !== undefined){
    let data1 = data.leaseTransitions;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/leaseTransitions",schemaPath:"#/properties/leaseTransitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
});
